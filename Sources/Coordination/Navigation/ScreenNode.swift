import Binding

/// A screen that is in the navigation state, or about to be.
@MainActor
final class ScreenNode {
    let entry: Entry
    let flow: FlowNode
    let plan: ScreenPlan
    @exclusivity(unchecked) private var made: (any Screen)?

    /// The screens that it is composed of, parents first.
    @exclusivity(unchecked) private(set) var members: [any Screen] = []
    @exclusivity(unchecked) private var listeners: [AnyCancellable] = []

    init(_ entry: Entry, in flow: FlowNode, _ plan: ScreenPlan) {
        self.entry = entry
        self.flow = flow
        self.plan = plan
    }

    /// Whether the app begins with it, and so has never had it guarded.
    var isFirstOfApp: Bool {
        flow.parent == nil && flow.plan.shape.destinations.contains(entry.destination)
    }

    /// The screen itself, which is made when no guard has an objection.
    var screen: any Screen {
        guard let made else {
            preconditionFailure("the screen '\(entry.route)' is asked for before it is made")
        }
        return made
    }

    func makeScreen() throws {
        made = try plan.make(flow.coordinator, entry.parameters)
    }

    /// Has the screen and all that it is composed of lead to `navigator`, and hears its actions.
    func connect(to navigator: Navigator) {
        let screen = screen
        screen.way.lead(to: navigator, at: .screen(entry: entry.id))
        for child in screen.children { adopt(child, under: screen, navigator) }
        for listener in plan.listeners { listeners.append(listener(flow.coordinator, screen)) }
    }

    /// Makes `child`, and all that it is composed of, part of `parent`, which is part of the screen.
    func adopt(_ child: any Screen, under parent: any Screen, _ navigator: Navigator) {
        child.way.lead(to: navigator, at: .screen(entry: entry.id), under: parent)
        members.append(child)
        for grandchild in child.children { adopt(grandchild, under: child, navigator) }
    }

    /// Whoever is adopted meanwhile starts at once.
    func start() {
        let members = members
        screen.start()
        for member in members { member.start() }
    }

    func disconnect() {
        for listener in listeners { listener.cancel() }
        for member in members { member.way.end() }
        screen.way.end()
    }

    func stop() {
        for member in members.reversed() { member.stop() }
        screen.stop()
    }
}
