public import WaylineRouting

/// A screen or a child flow of a flow, with the title that a menu shows and the transition that
/// leads there.
///
/// One list of them is both a line of the flow's declaration and the rows of its menu. So each
/// listed screen is declared and can be reached.
///
///     static let flow = Flow<ShopCoordinator>(.menu) {
///         ScreenRoute(.menu) { _ in MenuScreen(ShopCoordinator.listed) }
///         ShopCoordinator.listed
///     }
@MainActor
public struct ListedScreen<Owner: Coordinator> {
    /// The title in the menu.
    public let title: String

    /// The route that the flow declares.
    public let route: RouteID<NoInput>

    /// The transition that leads there from the flow: a screen is pushed, a child flow is started.
    public let transition: Transition

    /// The line of the flow's declaration.
    let element: FlowElement<Owner>

    /// A screen of this title, which needs no input.
    public init<Kind: Screen>(
        _ title: String, _ screen: ScreenRoute<Owner, Kind, NoInput>
    ) where Kind.Routes.Output == Never {
        self.init(title, screen.plan)
    }

    /// A screen of this title, which needs no input, and whose router finishes the flow with the
    /// flow's result.
    public init<Kind: Screen>(
        _ title: String, _ screen: ScreenRoute<Owner, Kind, NoInput>
    ) where Kind.Routes.Output == Owner.Output {
        self.init(title, screen.plan)
    }

    /// A screen of this title and route, which needs no input.
    public init<Kind: Screen>(
        _ title: String, _ route: RouteID<NoInput>, file: StaticString = #fileID,
        line: UInt = #line,
        make: @escaping @MainActor (Owner) throws -> Kind
    ) where Kind.Routes.Output == Never {
        self.init(title, ScreenRoute(route, file: file, line: line, make: make).plan)
    }

    /// A screen of this title and route, which needs no input, and whose router finishes the flow
    /// with the flow's result.
    public init<Kind: Screen>(
        _ title: String, _ route: RouteID<NoInput>, file: StaticString = #fileID,
        line: UInt = #line,
        make: @escaping @MainActor (Owner) throws -> Kind
    ) where Kind.Routes.Output == Owner.Output {
        self.init(title, ScreenRoute(route, file: file, line: line, make: make).plan)
    }

    /// A child flow of this title, which needs no input.
    public init<Child: Coordinator>(_ title: String, _ flow: ChildFlow<Owner, Child, NoInput>) {
        let route = RouteID<NoInput>(flow.plan.route)
        self.init(title, route, .start(route), FlowElement { $0.declare(flow.plan) })
    }

    private init(_ title: String, _ plan: ScreenPlan) {
        let route = RouteID<NoInput>(plan.route)
        self.init(title, route, .push(route), FlowElement { $0.declare(plan) })
    }

    private init(
        _ title: String, _ route: RouteID<NoInput>, _ transition: Transition,
        _ element: FlowElement<Owner>
    ) {
        self.title = title
        self.route = route
        self.transition = transition
        self.element = element
    }
}
