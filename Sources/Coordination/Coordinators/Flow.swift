/// What a flow is made of: where it begins, its screens and its child flows.
///
///     public static let flow = Flow<AppCoordinator>(.login) {
///         ScreenRoute(.login) { app in LoginScreen(accounts: app.accounts) }
///         ScreenRoute(.article, ArticleInput.self) { app, input in ArticleScreen(id: input.id) }
///         ChildFlow(.signUp) { app in
///             SignUpCoordinator(accounts: app.accounts)
///         } onResult: { app, result in
///             result == .cancelled ? .stay : .root(.home)
///         }
///     }
///
/// Declaring a route or a tab twice is a mistake that stops the program.
@MainActor
public struct Flow<Owner: Coordinator> {
    let plan: FlowPlan

    /// A flow that begins with these screens, the last on top.
    public init(
        _ first: RouteID, _ others: RouteID...,
        @FlowBuilder<Owner> of elements: () -> [FlowElement<Owner>]
    ) {
        let destinations = ([first] + others).map { Destination($0) }
        plan = FlowPlan(shape: .stack(destinations), elements().map(\.part))
    }

    /// A flow of tabs, each beginning with a screen and named after it.
    public init(
        tabs first: RouteID, _ others: RouteID...,
        @FlowBuilder<Owner> of elements: () -> [FlowElement<Owner>]
    ) {
        let destinations = ([first] + others).map { Destination($0) }
        precondition(
            Set(destinations).count == destinations.count,
            "two tabs of a flow have the same name: \(destinations.map(\.route))")
        plan = FlowPlan(shape: .tabs(destinations), elements().map(\.part))
    }

    /// The routes of the flow's screens and child flows, in order of their names.
    public var routes: [RouteID] { plan.routes }

    /// Whether the flow has a screen or a child flow of this route; the cost does not depend on how
    /// many it has.
    public func declares(_ route: RouteID) -> Bool {
        plan.screens[route] != nil || plan.children[route] != nil
    }
}
