import Binding
import WaylineRouting

/// A flow that is in the navigation state, with its coordinator.
@MainActor
final class FlowNode: Connection {
    let id: Int
    let destination: PlaceStep
    let plan: FlowPlan
    let coordinator: any Coordinator

    /// The flow that handles this one's result, and its declaration of this one; nil for the flow
    /// that the app consists of.
    let parent: FlowNode?
    let declaration: ChildPlan?

    /// The values that must be true as long as tabs are shown, by the names of the tabs.
    private(set) lazy var tabConditions: [RouteName: ValueSource<Bool>] =
        plan.tabRules?.conditions.mapValues { $0(coordinator) } ?? [:]

    init(
        _ flow: FlowState, _ plan: FlowPlan, _ coordinator: any Coordinator,
        parent: FlowNode? = nil, declaration: ChildPlan? = nil
    ) {
        id = flow.id
        destination = flow.destination
        self.plan = plan
        self.coordinator = coordinator
        self.parent = parent
        self.declaration = declaration
    }

    var route: RouteName { destination.route }

    /// The error of an entry that the flow does not declare.
    func error(_ entry: NavigationEntry, _ isPresented: Bool) -> RoutingError {
        let (route, destination) = (entry.route, entry.destination)
        guard plan.shape.destinations.contains(destination) else {
            if plan.children[route] != nil {
                return .couldNotMake(
                    route,
                    because: "it is a ChildFlow of this flow, and no screen. "
                        + "Use .start, .enter or .present.")
            }
            return .unknownRoute(route, known: isPresented ? plan.routes : plan.screenRoutes)
        }
        let words = route.rawValue.split(separator: "-").map(String.init)
        let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
        return .couldNotMake(
            route,
            because: "the flow of \(type(of: coordinator)) begins with it, but has no FlowScreen "
                + "for it: add FlowScreen(.\((words.prefix(1) + rest).joined())) { … }.")
    }

    /// The error of a child flow that the flow does not declare.
    func error(childFlow route: RouteName) -> RoutingError {
        if plan.screens[route] == nil {
            return .unknownRoute(route, known: plan.childRoutes)
        }
        return .couldNotMake(
            route,
            because: "it is a screen of this flow, and only a ChildFlow can be started or entered. "
                + "Use .push, .present or .root.")
    }

    /// Lets the coordinator ask `handler`.
    func connect(to handler: any RequestHandler) {
        connect(coordinator, to: handler)
        guard let parent, let declaration else { return }
        for condition in declaration.conditions {
            keep(condition.watch(parent.coordinator, id, handler))
        }
    }

    /// Notifies `handler` of tabs that are no longer shown.
    func watchTabs(_ handler: any RequestHandler) {
        if plan.tabRules == nil { return }
        for tab in plan.shape.destinations {
            guard let source = tabConditions[tab.route] else { continue }
            keep(
                source.bind { [weak self, weak handler] isShown in
                    if let self, !isShown { handler?.closeTab(ConditionalTab(self, tab, source)) }
                })
        }
    }

    /// The verdict of the first condition that does not hold; nil if all hold.
    var brokenVerdict: Verdict? {
        guard let parent, let declaration else { return nil }
        return declaration.conditions.first { !$0.holds(parent.coordinator) }?.otherwise
    }

    /// The flow as a part that its parent guards; nil for the flow that the app consists of.
    var part: GuardedPart? {
        parent.map { GuardedPart(id: id, destination: destination, flow: $0) }
    }
}
