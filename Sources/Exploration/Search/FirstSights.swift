import Coordination
import WaylineRouting

/// The values and the input of each screen when it was seen first.
@MainActor
struct FirstSights {
    private var values: [String: [String: Digest]] = [:]
    private var inputs: [String: RouteParameters] = [:]

    nonisolated init() {}

    /// The names of the controls that show something else than in the first state of the node.
    mutating func changedControls(of navigator: Navigator, on node: String) -> [String] {
        let now = NamedControl.values(of: navigator, withLabels: true)
        let first = values[node] ?? now
        values[node] = first
        return now.filter { first[$0.key] != $0.value }.keys.sorted()
    }

    /// Returns whether the screen on top has another input than in its first state.
    mutating func hasOtherInput(_ navigator: Navigator, on screen: String) -> Bool {
        let now = navigator.state.activeFlow.stack.top.parameters
        let first = inputs[screen] ?? now
        inputs[screen] = first
        return now != first
    }
}
