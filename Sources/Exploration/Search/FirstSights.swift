import Coordination
import WaylineRouting

/// The values, the parts and the input of each screen when it was seen first.
@MainActor
struct FirstSights {
    private var values: [String: [String: Digest]] = [:]
    private var parts: [String: Set<String>] = [:]
    private var inputs: [String: RouteParameters] = [:]

    private var forms: Set<[String]> = []

    /// For each world, the buttons that were pressed on the way to it and have changed the world,
    /// with the inputs of their screens.
    private var presses: [Int: [Press: RouteParameters]] = [:]

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

    /// Notes a step that has led from one world to another, on a node whose screen has this input.
    /// Only the first way to a world counts.
    mutating func note(
        _ move: Move, on node: String, with input: RouteParameters, from old: Int, to world: Int
    ) {
        guard world != old, presses[world] == nil else { return }
        var known = presses[old] ?? [:]
        if move.isPress { known[Press(node: node, label: move.label)] = input }
        presses[world] = known
    }

    /// The buttons of the node that were pressed on the way to this world, on a screen with another
    /// input than now.
    func pressesBefore(_ world: Int, on node: String, _ navigator: Navigator) -> Set<String> {
        guard let known = presses[world] else { return [] }
        let now = navigator.state.activeFlow.stack.top.parameters
        let others = known.filter { $0.key.node == node && $0.value != now }
        return Set(others.keys.map(\.label))
    }

    private struct Press: Hashable {
        let node: String
        let label: String
    }
}
