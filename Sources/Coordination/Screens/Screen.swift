public import WaylineRouting

/// One place of the navigation: it joins a view model to controls, and performs the routes of its router.
///
/// A screen is made when its route enters the navigation state and released when it leaves. It does not
/// know where a route leads: it makes the facts, and its router decides.
///
/// ```swift
/// final class PaymentScreen: Screen {
///     typealias Routes = PaymentRouter
///     let viewModel: PaymentViewModel
///
///     init(viewModel: PaymentViewModel) {
///         self.viewModel = viewModel
///     }
///
///     var facts: PaymentRouter.Facts { .init(receipt: viewModel.receipt) }
/// }
/// ```
///
/// A screen without routes of its own, such as one that is part of another, declares no router: it
/// publishes what happens on it, and its parent or its coordinator acts.
@MainActor
public protocol Screen: BindingOwner {
    /// The router that decides where the screen's routes lead.
    associatedtype Routes: Router = NoRouter

    /// The values that the router decides by, as they are now.
    var facts: Routes.Facts { get }

    /// The screens that this one is composed of, as they are when it starts. They start and stop with
    /// it.
    var children: [any Screen] { get }

    /// The objects that must be released with the screen: by default its `viewModel`.
    var companions: [AnyObject] { get }

    /// Called when the screen has entered the navigation state.
    func start()

    /// Called when the screen has left the navigation state.
    func stop()

    /// Returns where the route of this name leads now. Throws if its router does not know it.
    ///
    /// Every screen has this already; it stands here so that the compiler makes it for each by itself.
    func decide(
        _ route: RouteName, in context: RouteContext
    ) throws(RoutingError) -> Transition
}

extension Screen {
    public var children: [any Screen] { [] }

    public var companions: [AnyObject] {
        Mirror(reflecting: self).children.filter { $0.label == "viewModel" }.map {
            $0.value as AnyObject
        }
    }

    public func start() {}

    public func stop() {}

    @inlinable
    public func decide(
        _ route: RouteName, in context: RouteContext
    ) throws(RoutingError) -> Transition {
        try Routes().route(to: route, facts, in: context)
    }
}

extension Screen where Routes.Facts == NoFacts {
    /// The facts of a router that decides by the route alone.
    public var facts: NoFacts { NoFacts() }
}

extension Screen {
    /// Goes where this screen's router says that `route` leads, through the guards.
    ///
    /// The change is made when this returns, unless navigation is under way already, or a guard takes
    /// its time: then the request waits. It is superseded before the screen starts and after it has
    /// left, if the screen is no longer on top or is below an alert, and, with `revision`, if the state
    /// has moved on since.
    @discardableResult
    public func perform(
        _ route: Routes.Route, ifStill revision: Int? = nil
    ) -> NavigationAttempt {
        Connection.existing(of: self)?.handler?
            .perform(RouteName(route), from: self, ifStill: revision)
            ?? NavigationAttempt(.superseded)
    }

    /// The revision of the state that is shown, to be passed with a request that must not come too
    /// late; nil before the screen starts and after it has left.
    public var revision: Int? { Connection.existing(of: self)?.handler?.revision }

    /// Makes `child` one of the screens that this one is composed of, from now on. Does nothing before
    /// this screen is in the navigation state and after it has left.
    public func adopt(_ child: any Screen) {
        guard let connection = Connection.existing(of: self), let entry = connection.entry
        else { return }
        connection.handler?.adopt(child, at: entry)
    }

    /// Does `work`, which takes its time, for as long as the screen is there: `begin { await $0.load() }`.
    ///
    /// When the screen leaves, the work is cancelled. The objects that it holds are not called leaks
    /// before it has ended. A test's driver waits for it.
    @discardableResult
    public func begin(
        _ work: @escaping @MainActor (Self) async -> Void
    ) -> Task<Void, Never> {
        Connection.of(self).begin { [self] in await work(self) }
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
