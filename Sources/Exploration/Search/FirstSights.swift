import Coordination
import WaylineRouting

/// The values, the parts and the input of each screen when it was seen first.
@MainActor
struct FirstSights {
    private var values: [String: [String: Digest]] = [:]
    private var parts: [String: Set<String>] = [:]
    private var inputs: [String: RouteParameters] = [:]

    private var forms: Set<[String]> = []

    /// The buttons that have led to each world first, and the inputs of their screens.
    private var additions: [Int: (button: String, input: RouteParameters)] = [:]

    nonisolated init() {}

    /// Notes the form that a node has. Returns true the first time.
    mutating func note(form: String, on node: String) -> Bool {
        forms.insert([node, form]).inserted
    }

    /// The names of the controls that show something else than in the first state of the node.
    mutating func changedControls(of navigator: Navigator, on node: String) -> [String] {
        let now = NamedControl.values(of: navigator, withLabels: true)
        let first = values[node] ?? now
        values[node] = first
        return now.filter { first[$0.key] != $0.value }.keys.sorted()
    }

    /// Returns whether other controls show something than in the first state of the node: the page
    /// of an unknown article differs from all others.
    mutating func hasOtherParts(_ parts: Set<String>, on node: String) -> Bool {
        let first = self.parts[node] ?? parts
        self.parts[node] = first
        return parts != first
    }

    /// Returns whether the screen on top has another input than in its first state.
    mutating func hasOtherInput(_ navigator: Navigator, on screen: String) -> Bool {
        let now = navigator.state.activeFlow.stack.top.parameters
        let first = inputs[screen] ?? now
        inputs[screen] = first
        return now != first
    }

    /// Notes that a button has led to a world, from `before`.
    mutating func note(_ press: Move, with before: NavigationState, to world: Int) {
        guard additions[world] == nil else { return }
        additions[world] = (press.label, before.activeFlow.stack.top.parameters)
    }

    /// The button that has led to a world first, if its screen had another input than the one now.
    func addition(to world: Int, _ navigator: Navigator) -> String? {
        guard let addition = additions[world] else { return nil }
        let now = navigator.state.activeFlow.stack.top.parameters
        return addition.input == now ? nil : addition.button
    }
}
