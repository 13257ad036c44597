import Coordination
import WaylineInterface
import WaylineRouting

/// Compares the screen on top before and after a restart of the app.
@MainActor
struct RestartCheck {
    /// The screen, and its form or else the named controls that have changed.
    let subject: String
    private let path: [RouteName]
    private let values: [String: Digest]

    /// Notes the screen before the restart.
    init(before navigator: Navigator, on page: StateGraph.Page, changed: [String]) {
        let named = changed.filter { $0.hasPrefix("'") }
        let changes = named.isEmpty ? "" : " with \(named.joined(separator: ", "))"
        subject = page.node + (page.form.map { " as '\($0.name)'" } ?? changes)
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
