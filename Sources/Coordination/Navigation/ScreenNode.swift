import Binding
import WaylineRouting

/// A screen that is in the navigation state, or about to be.
@MainActor
final class ScreenNode {
    let entry: NavigationEntry
    let flow: FlowNode
    let plan: ScreenPlan
    @exclusivity(unchecked) private var made: (any Screen)?

    /// The screens that it is composed of, parents first.
    @exclusivity(unchecked) private(set) var members: [any Screen] = []
    @exclusivity(unchecked) private var listeners: [AnyCancellable] = []

    init(_ entry: NavigationEntry, in flow: FlowNode, _ plan: ScreenPlan) {
        self.entry = entry
        self.flow = flow
        self.plan = plan
    }

    /// True if the app begins with it, so that it has never been guarded.
    var isFirstOfApp: Bool {
        flow.parent == nil && flow.plan.shape.destinations.contains(entry.destination)
    }

    /// The screen itself, which is made when all guards have allowed it.
    var screen: any Screen {
        guard let made else {
            preconditionFailure("the screen '\(entry.route)' is asked for before it is made")
        }
        return made
    }

    func makeScreen() throws(MakingError) {
        do {
            made = try plan.make(flow.coordinator, entry.parameters)
        } catch {
            throw MakingError(entry.id, entry.route, thrown: error)
        }
    }

    /// Lets the screen and all that it is composed of ask `handler`, and subscribes to its actions.
    func connect(to handler: any RequestHandler) {
        let screen = screen
        screen.way.lead(to: handler, at: entry.id)
        for child in screen.children { adopt(child, under: screen, handler) }
        for listener in plan.listeners { listeners.append(listener(flow.coordinator, screen)) }
    }

    /// Makes `child`, and all that it is composed of, part of `parent`, which is part of the screen.
    func adopt(_ child: any Screen, under parent: any Screen, _ handler: any RequestHandler) {
        child.way.lead(to: handler, at: entry.id, under: parent)
        members.append(child)
        for grandchild in child.children { adopt(grandchild, under: child, handler) }
    }

    /// Starts the screen and its members. A member that is adopted meanwhile starts at once.
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

    /// Decides where `route` leads: asks the routers of the screen and of all that it is composed of.
    func decide(
        _ route: RouteName, _ parameters: RouteParameters
    ) throws(RoutingError) -> Transition {
        var known: [RouteName] = []
        for screen in [screen] + members {
            if let transition = try screen.decide(route, parameters, &known) { return transition }
        }
        throw .unknownRoute(route, known: known)
    }
}
