import Coordination
import TextMenu
import WaylineRouting

/// Compares the screen on top before and after a restart of the app.
@MainActor
struct RestartCheck {
    private let path: [RouteName]
    private let inputs: [String: Digest]

    /// Notes the screen before the restart.
    init(before navigator: Navigator) {
        path = navigator.state.path
        inputs = Self.inputs(of: navigator)
    }

    /// The difference in words: another place, or else the inputs that are not restored.
    func difference(after navigator: Navigator) -> String {
        if navigator.state.path != path {
            return "leads to \(navigator.state.path.map(\.rawValue).joined(separator: ", "))"
        }
        let new = Self.inputs(of: navigator)
        let lost = inputs.filter { new[$0.key] != $0.value }.keys.sorted()
        return lost.isEmpty ? "keeps all" : "loses \(lost.joined(separator: ", "))"
    }

    /// The digests of all controls that keep something, by name.
    private static func inputs(of navigator: Navigator) -> [String: Digest] {
        var inputs: [String: Digest] = [:]
        for control in Page(of: navigator).controls where control.keepsInput {
            inputs["'\(control.name)'"] = StateReader.digest(of: control, in: navigator)
        }
        return inputs
    }
}

extension Control {
    fileprivate var keepsInput: Bool {
        switch input {
        case .text, .options: true
        case .press(let button): button.position != nil
        case .none: false
        }
    }
}
