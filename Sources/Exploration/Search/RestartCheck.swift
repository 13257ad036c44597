import Coordination
import TextMenu
import WaylineRouting

/// Compares the screen on top before and after a restart of the app.
@MainActor
struct RestartCheck {
    private let path: [RouteName]
    private let values: [String: Digest]

    /// Notes the screen before the restart.
    init(before navigator: Navigator) {
        path = navigator.state.path
        values = NamedControl.values(of: navigator)
    }

    /// The difference in words: another place, or else the controls that show something else.
    func difference(after navigator: Navigator) -> String {
        if navigator.state.path != path {
            return "leads to \(navigator.state.path.map(\.rawValue).joined(separator: ", "))"
        }
        let new = NamedControl.values(of: navigator)
        let lost = values.filter { new[$0.key] != $0.value }.keys.sorted()
        return lost.isEmpty ? "keeps all" : "loses \(lost.joined(separator: ", "))"
    }
}
