import Binding
package import WaylineRouting

/// A flow's declaration, independent of its coordinator's type.
@MainActor
final class FlowPlan {
    let shape: FlowShape

    /// True if the flow finishes with a result.
    let hasResult: Bool
    let file: StaticString
    let line: UInt
    @exclusivity(unchecked) private(set) var screens: [RouteName: ScreenPlan] = [:]
    @exclusivity(unchecked) private(set) var children: [RouteName: ChildPlan] = [:]

    /// The rules of its tabs; nil if all tabs are always there, and made when the flow begins.
    @exclusivity(unchecked) private(set) var tabRules: TabRules?

    init(
        shape: FlowShape, hasResult: Bool, file: StaticString, line: UInt, _ parts: [FlowPart]
    ) {
        self.shape = shape
        self.hasResult = hasResult
        self.file = file
        self.line = line
        for part in parts {
            switch part {
            case .screen(let plan):
                let first = screens.updateValue(plan, forKey: plan.route)
                first?.declaration.refuseAnother(of: plan.route, at: plan.declaration)
            case .child(let plan):
                let first = children.updateValue(plan, forKey: plan.route)
                first?.declaration.refuseAnother(of: plan.route, at: plan.declaration)
            }
        }
    }

    /// Returns a copy with other rules for tabs, since several declarations can be made from the
    /// same one.
    func changingTabs(_ change: (inout TabRules) -> Void) -> FlowPlan {
        let copy = FlowPlan(
            shape: shape, hasResult: hasResult, file: file, line: line, [])
        (copy.screens, copy.children) = (screens, children)
        var rules = tabRules ?? TabRules()
        change(&rules)
        copy.tabRules = rules
        return copy
    }

    var routes: [RouteName] { (screenRoutes + childRoutes).sorted { $0.rawValue < $1.rawValue } }

    var screenRoutes: [RouteName] { screens.keys.sorted { $0.rawValue < $1.rawValue } }

    var childRoutes: [RouteName] { children.keys.sorted { $0.rawValue < $1.rawValue } }

    /// The routers of the screens of the flow and of its child flows. `coordinator` is the name of
    /// the flow's coordinator. A screen without routes is left out.
    func routers(of coordinator: String) -> [FlowRouter] {
        var (routers, seen): ([FlowRouter], Set<ObjectIdentifier>) = ([], [])
        var open = [(self, coordinator)]
        while let (plan, flow) = open.popLast() {
            guard seen.insert(ObjectIdentifier(plan)).inserted else { continue }
            for screen in plan.screens.values where !screen.router.routeNames.isEmpty {
                routers.append(FlowRouter(flow: flow, screen: screen.route, router: screen.router))
            }
            for child in plan.childRoutes.compactMap({ plan.children[$0] }) {
                open.append((child.flow(), "\(child.declaration.type)"))
            }
        }
        return routers
    }
}

/// The router of a screen in a flow.
package struct FlowRouter: Sendable {
    /// The name of the flow's coordinator.
    package let flow: String

    /// The route of the screen.
    package let screen: RouteName
    package let router: any Router.Type
}

extension Declaration {
    /// Traps at the line of a second declaration, and names both.
    fileprivate func refuseAnother(of route: RouteName, at second: Declaration) -> Never {
        preconditionFailure(
            "the route '\(route)' is declared twice in a flow: at \(self) and at \(second). "
                + "Remove one of them, or give it another route",
            file: second.file, line: second.line)
    }
}

/// A screen or a child flow of a flow, independent of the types in it.
enum FlowPart {
    case screen(ScreenPlan)
    case child(ChildPlan)
}

/// A screen's declaration, independent of its type.
@MainActor
final class ScreenPlan {
    typealias Listener = @MainActor (any Coordinator, any Screen) -> AnyCancellable

    let route: RouteName
    let declaration: Declaration
    let router: any Router.Type
    let make: @MainActor (any Coordinator, RouteParameters) throws -> any Screen
    @exclusivity(unchecked) var entryGuards: [EntryGuard] = []
    @exclusivity(unchecked) var exitGuards: [ExitGuard] = []

    /// The conditions that must hold as long as the screen is there.
    @exclusivity(unchecked) var conditions: [Condition] = []

    /// Closures that subscribe the coordinator to the screen's actions.
    @exclusivity(unchecked) var listeners: [Listener] = []

    /// Reads what the screen finishes with when it was presented; nil if nobody wants to know.
    @exclusivity(unchecked) var resultReader: ResultReader?

    init(
        route: RouteName, declaration: Declaration, router: any Router.Type,
        make: @escaping @MainActor (any Coordinator, RouteParameters) throws -> any Screen
    ) {
        self.route = route
        self.declaration = declaration
        self.router = router
        self.make = make
    }

    /// The type of the last screen that keeps no draft.
    @exclusivity(unchecked) private var draftless: ObjectIdentifier?

    /// Returns `screen` if it keeps a draft. The cast takes a tenth of the instructions of a
    /// change, so it is not tried again for the same type.
    func draftKeeper(_ screen: any Screen) -> (any DraftKeeping)? {
        let kind = ObjectIdentifier(type(of: screen))
        if kind == draftless { return nil }
        let keeper = screen as? any DraftKeeping
        if keeper == nil { draftless = kind }
        return keeper
    }

    /// Returns a changed copy, since several declarations can be made from the same one.
    func copy(_ change: (ScreenPlan) -> Void) -> ScreenPlan {
        let copy = ScreenPlan(
            route: route, declaration: declaration, router: router, make: make)
        copy.entryGuards = entryGuards
        copy.exitGuards = exitGuards
        copy.conditions = conditions
        copy.listeners = listeners
        copy.resultReader = resultReader
        change(copy)
        return copy
    }
}

/// Passes a result to the screen that has asked, or to one that it is composed of, and to the
/// parent's coordinator. Returns the transition that this answers with.
typealias ResultHandler =
    @MainActor (any Coordinator, _ askers: () -> [any Screen]) -> Transition

/// Reads the result of a flow; nil means that the flow was cancelled.
typealias ResultReader =
    @MainActor (RouteParameters?) throws(RouteParametersError) -> ResultHandler

/// A child flow's declaration, independent of its type.
@MainActor
final class ChildPlan {
    let route: RouteName
    let declaration: Declaration

    /// Makes the flow's plan when it is needed, since a flow can have itself as a child.
    private let makeFlow: @MainActor () -> FlowPlan
    @exclusivity(unchecked) private var madeFlow: FlowPlan?
    let make: @MainActor (any Coordinator, RouteParameters) throws -> any Coordinator

    @exclusivity(unchecked) var resultReader: ResultReader
    @exclusivity(unchecked) var entryGuards: [EntryGuard] = []

    /// The conditions that must hold as long as the flow is there.
    @exclusivity(unchecked) var conditions: [Condition] = []

    init(
        route: RouteName, declaration: Declaration, flow: @escaping @MainActor () -> FlowPlan,
        make: @escaping @MainActor (any Coordinator, RouteParameters) throws -> any Coordinator,
        resultReader: @escaping ResultReader
    ) {
        self.route = route
        self.declaration = declaration
        makeFlow = flow
        self.make = make
        self.resultReader = resultReader
    }

    /// The flow's plan. It is kept, since asking a generic type for it takes longer.
    func flow() -> FlowPlan {
        if let madeFlow { return madeFlow }
        let plan = makeFlow()
        madeFlow = plan
        return plan
    }

    /// Returns a changed copy, since several declarations can be made from the same one.
    func copy(_ change: (ChildPlan) -> Void) -> ChildPlan {
        let copy = ChildPlan(
            route: route, declaration: declaration, flow: makeFlow, make: make,
            resultReader: resultReader)
        copy.entryGuards = entryGuards
        copy.conditions = conditions
        change(copy)
        return copy
    }
}

/// A screen or a flow of a state that could not be made.
struct MakingError: Error {
    /// The number of its entry or flow.
    let id: Int
    let route: RouteName
    let error: RoutingError

    init(_ id: Int, _ route: RouteName, _ error: RoutingError) {
        self.id = id
        self.route = route
        self.error = error
    }

    /// The closure that makes it has thrown `error`.
    init(_ id: Int, _ route: RouteName, thrown error: any Error) {
        let reason =
            (error as? RouteParametersError).map { RoutingError.invalidParameters(route, $0) }
        self.init(id, route, reason ?? .couldNotMake(route, because: "\(error)"))
    }
}
