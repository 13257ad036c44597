public import WaylineRouting

/// One place of the navigation: it joins a view model to controls, and names routes.
///
/// A screen is made when its route enters the navigation state and released when it leaves. It does not
/// know where a route leads: it performs the route, and its router decides.
///
/// ```swift
/// final class PaymentScreen: Screen {
///     let way = Way()
///     let router: any Router
///     let viewModel: PaymentViewModel
///
///     init(viewModel: PaymentViewModel) {
///         self.viewModel = viewModel
///         router = PaymentRouter(viewModel: viewModel)
///     }
/// }
/// ```
@MainActor
public protocol Screen: AnyObject {
    /// The screen's way to others: `let way = Way()`.
    var way: Way { get }

    /// Decides where the screen's routes lead. A child screen without a router uses its parent's.
    var router: any Router { get }

    /// The screens that this one is composed of, as they are when it starts. They start and stop with
    /// it, and the routes that their own routers do not know are decided by this one's.
    var children: [any Screen] { get }

    /// The objects that must be released with the screen: by default its `viewModel`.
    var companions: [AnyObject] { get }

    /// Called when the screen has entered the navigation state.
    func start()

    /// Called when the screen has left the navigation state.
    func stop()
}

extension Screen {
    public var router: any Router { NoRouter() }

    public var children: [any Screen] { [] }

    public var companions: [AnyObject] {
        Mirror(reflecting: self).children.filter { $0.label == "viewModel" }.map {
            $0.value as AnyObject
        }
    }

    public func start() {}

    public func stop() {}
}

extension Screen {
    /// Goes where this screen's router says that `route` leads, through the guards.
    ///
    /// The change is made when this returns, unless navigation is under way already, or a guard takes
    /// its time: then the request waits. It is superseded if the screen is no longer on top or is below
    /// an alert, and, with `revision`, if the state has moved on since.
    @discardableResult
    public func perform(
        _ route: RouteName, _ parameters: RouteParameters = .none, ifStill revision: Int? = nil
    ) -> NavigationAttempt {
        way.handler?.perform(route, parameters, from: self, ifStill: revision)
            ?? NavigationAttempt(.superseded)
    }

    /// Goes where this screen's router says that `route` leads, with the input that is declared there.
    @discardableResult
    public func perform(
        _ route: RouteName, _ input: some Encodable, ifStill revision: Int? = nil
    ) -> NavigationAttempt {
        perform(route, RouteParameters(input), ifStill: revision)
    }

    /// Goes where this screen's router says that its `route` leads.
    @discardableResult
    public func perform(
        _ route: some RawRepresentable<String>, _ parameters: RouteParameters = .none,
        ifStill revision: Int? = nil
    ) -> NavigationAttempt {
        perform(RouteName(route), parameters, ifStill: revision)
    }

    /// Goes where this screen's router says that its `route` leads, with the input that is declared
    /// there.
    @discardableResult
    public func perform(
        _ route: some RawRepresentable<String>, _ input: some Encodable,
        ifStill revision: Int? = nil
    ) -> NavigationAttempt {
        perform(RouteName(route), RouteParameters(input), ifStill: revision)
    }

    /// Makes `child` one of the screens that this one is composed of, from now on. Does nothing before
    /// this screen is in the navigation state and after it has left.
    public func adopt(_ child: any Screen) {
        guard let entry = way.entry else { return }
        way.handler?.adopt(child, into: self, at: entry)
    }

    /// Does `work`, which takes its time, for as long as the screen is there: `begin { await $0.load() }`.
    ///
    /// When the screen leaves, the work is cancelled. The objects that it holds are not called leaks
    /// before it has ended. A test's driver waits for it.
    @discardableResult
    public func begin(
        _ work: @escaping @MainActor (Self) async -> Void
    ) -> Task<Void, Never> {
        way.begin { [self] in await work(self) }
    }
}

extension Screen {
    /// Decides where `route` leads: asks the router of this screen, and then those of the screens that
    /// hold it, until one knows the route.
    func decide(
        _ route: RouteName, _ parameters: RouteParameters
    ) throws(RoutingError) -> Transition {
        var known: [RouteName] = []
        var next: (any Screen)? = self
        while let screen = next {
            if let transition = try screen.decide(route, parameters, &known) { return transition }
            next = screen.way.parent
        }
        throw .unknownRoute(route, known: known)
    }

    /// Asks the router of this screen alone; nil if it does not know the route. Adds the routes that it
    /// knows to `known`.
    func decide(
        _ route: RouteName, _ parameters: RouteParameters, _ known: inout [RouteName]
    ) throws(RoutingError) -> Transition? {
        do throws(RoutingError) {
            return try router.route(to: route, parameters)
        } catch {
            guard case .unknownRoute(route, let here) = error else { throw error }
            known += here.filter { !known.contains($0) }
            return nil
        }
    }
}

/// A screen with something unfinished, which is saved with its place and given back to it.
///
/// Fields that are marked as `Secret` are left out. The screens that it is composed of keep no drafts
/// of their own.
public protocol DraftKeeping: Screen {
    /// The type of what is kept.
    associatedtype Draft: Codable

    /// The unfinished value. A saved one is set once, before the screen starts.
    var draft: Draft { get set }
}
