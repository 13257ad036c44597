import Binding
import WaylineRouting

/// A flow's declaration, independent of its coordinator's type.
final class FlowPlan: Sendable {
    let shape: FlowShape

    /// The type of the coordinator.
    let coordinator: Any.Type

    /// The type of the flow's result; nil if it has none.
    let output: Any.Type?
    let file: StaticString
    let line: UInt
    let screens: PlanTable<ScreenPlan>
    let children: PlanTable<ChildPlan>

    /// The rules of its tabs; nil if all tabs are always shown, and made when the flow begins.
    let tabRules: TabRules?

    init<Owner: Coordinator>(
        shape: FlowShape, coordinator: Owner.Type, file: StaticString, line: UInt,
        _ lines: FlowLines
    ) {
        self.shape = shape
        self.coordinator = coordinator
        output = Owner.Output.self == NoOutput.self ? nil : Owner.Output.self
        self.file = file
        self.line = line
        var (screens, children) = (PlanTable<ScreenPlan>(), PlanTable<ChildPlan>())
        lines.forEach { line in
            switch line.content {
            case .screen(let plan): screens.insert(plan)
            case .flow(let plan): children.insert(plan)
            }
        }
        (self.screens, self.children, tabRules) = (screens, children, nil)
    }

    private init(_ other: FlowPlan, _ rules: TabRules) {
        shape = other.shape
        coordinator = other.coordinator
        output = other.output
        file = other.file
        line = other.line
        screens = other.screens
        children = other.children
        tabRules = rules
    }

    /// Returns a copy with other rules for tabs, since several declarations can be made from the
    /// same one.
    func changingTabs(_ change: (inout TabRules) -> Void) -> FlowPlan {
        var rules = tabRules ?? TabRules()
        change(&rules)
        return FlowPlan(self, rules)
    }

    var hasResult: Bool { output != nil }

    var routes: [RouteName] { (screenRoutes + childRoutes).sorted { $0.rawValue < $1.rawValue } }

    var screenRoutes: [RouteName] { screens.routes }

    var childRoutes: [RouteName] { children.routes }
}

/// The rules that the methods of a declaration add. A child flow has neither exit guards nor
/// listeners.
struct RouteRules {
    typealias Listener = @MainActor (any Coordinator, any Screen) -> AnyCancellable

    var entryGuards: [EntryGuard] = []
    var exitGuards: [ExitGuard] = []

    /// The conditions that must hold as long as the screen or the flow is there.
    var conditions: [Condition] = []

    /// Closures that subscribe the coordinator to the screen's actions.
    var listeners: [Listener] = []

    /// Reads the result of the flow or of the presented screen; nil if no result is needed.
    var resultReader: ResultReader?
    var migrations: [Migration] = []

    mutating func add(_ condition: Condition) {
        entryGuards.append(condition.entryGuard)
        conditions.append(condition)
    }
}

/// A screen's declaration, independent of its type.
final class ScreenPlan: RoutePlan, Sendable {
    let route: RouteName
    let declaration: Declaration

    /// The screen's router. A closure, since a type that depends on another takes long to find.
    let router: @Sendable () -> any Router.Type
    let make: @MainActor (any Coordinator, RouteParameters) throws -> any Screen
    private let rules: RouteRules

    init(
        route: RouteName, declaration: Declaration,
        router: @escaping @Sendable () -> any Router.Type, rules: RouteRules = RouteRules(),
        make: @escaping @MainActor (any Coordinator, RouteParameters) throws -> any Screen
    ) {
        self.route = route
        self.declaration = declaration
        self.router = router
        self.rules = rules
        self.make = make
    }

    var entryGuards: [EntryGuard] { rules.entryGuards }
    var exitGuards: [ExitGuard] { rules.exitGuards }
    var conditions: [Condition] { rules.conditions }
    var listeners: [RouteRules.Listener] { rules.listeners }
    var resultReader: ResultReader? { rules.resultReader }
    var migrations: [Migration] { rules.migrations }

    /// The type of the last screen without drafts.
    @MainActor private var draftless: ObjectIdentifier?

    /// Returns `screen` if it keeps a draft. The cast takes a tenth of the instructions of a
    /// change, so it is not tried again for the same type.
    @MainActor
    func draftKeeper(_ screen: any Screen) -> (any DraftKeeping)? {
        let kind = ObjectIdentifier(type(of: screen))
        if kind == draftless { return nil }
        let keeper = screen as? any DraftKeeping
        if keeper == nil { draftless = kind }
        return keeper
    }

    /// Returns a changed copy, since several declarations can be made from the same one.
    func copy(_ change: (inout RouteRules) -> Void) -> ScreenPlan {
        var rules = rules
        change(&rules)
        return ScreenPlan(
            route: route, declaration: declaration, router: router, rules: rules, make: make)
    }
}

/// Passes a result to the screen that has asked, or to one of its child screens, and to the
/// parent's coordinator. Returns the transition with which they answer.
typealias ResultHandler =
    @MainActor (any Coordinator, _ askers: () -> [any Screen]) -> Transition

/// Reads the result of a flow; nil means that the flow was cancelled.
typealias ResultReader =
    @MainActor (FlowOutput?) throws(RouteParametersError) -> ResultHandler

/// A child flow's declaration, independent of its type.
final class ChildPlan: RoutePlan, Sendable {
    let route: RouteName
    let declaration: Declaration

    /// Makes the flow's plan when it is needed, since a flow can have itself as a child.
    private let makeFlow: @MainActor () -> FlowPlan
    @MainActor private var madeFlow: FlowPlan?
    let make: @MainActor (any Coordinator, RouteParameters) throws -> any Coordinator
    private let rules: RouteRules

    init(
        route: RouteName, declaration: Declaration, flow: @escaping @MainActor () -> FlowPlan,
        make: @escaping @MainActor (any Coordinator, RouteParameters) throws -> any Coordinator,
        rules: RouteRules
    ) {
        self.route = route
        self.declaration = declaration
        makeFlow = flow
        self.make = make
        self.rules = rules
    }

    var resultReader: ResultReader? { rules.resultReader }
    var entryGuards: [EntryGuard] { rules.entryGuards }
    var conditions: [Condition] { rules.conditions }
    var migrations: [Migration] { rules.migrations }

    /// The flow's plan. It is kept, since asking a generic type for it takes longer.
    @MainActor
    func flow() -> FlowPlan {
        if let madeFlow { return madeFlow }
        let plan = makeFlow()
        madeFlow = plan
        return plan
    }

    /// Returns a changed copy, since several declarations can be made from the same one.
    func copy(_ change: (inout RouteRules) -> Void) -> ChildPlan {
        var rules = rules
        change(&rules)
        return ChildPlan(
            route: route, declaration: declaration, flow: makeFlow, make: make, rules: rules)
    }
}

/// A change that is impossible, or a screen or a flow of it that could not be made.
struct MakingError: Error {
    /// The screen or flow that could not be made; nil if the change is impossible.
    struct Part {
        /// The number of its entry or flow.
        let id: Int
        let route: RouteName

        /// The shape of its flow, if it is a screen.
        var shape: FlowShape?
    }

    let part: Part?
    let error: RoutingError

    /// The change is impossible.
    init(_ error: RoutingError) {
        part = nil
        self.error = error
    }

    init(_ id: Int, _ route: RouteName, _ error: RoutingError) {
        part = Part(id: id, route: route)
        self.error = error
    }

    /// The closure that makes it has thrown `error`.
    init(_ id: Int, _ route: RouteName, of shape: FlowShape? = nil, thrown error: any Error) {
        part = Part(id: id, route: route, shape: shape)
        let reason =
            (error as? RouteParametersError).map { RoutingError.invalidParameters(route, $0) }
        self.error = reason ?? .couldNotMake(route, because: "\(error)")
    }
}
