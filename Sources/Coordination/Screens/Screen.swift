import Binding
public import WaylineRouting

/// A place of the navigation. It joins a view model to controls, and performs the routes of its
/// router.
///
/// A screen is made when its route enters the navigation state and released when it leaves. It does
/// not know where a route leads: it makes the facts, and its router decides.
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
/// A screen without routes, e.g. a part of another screen, declares no router. It publishes the
/// user's actions, and its parent or its coordinator handles them.
@MainActor
public protocol Screen: BindingOwner {
    /// The router that decides where the screen's routes lead.
    associatedtype Routes: Router = NoRouter

    /// The values that the router decides by, as they are now.
    var facts: Routes.Facts { get }

    /// The screens that this one is composed of. They start and stop with it. Read once, before it
    /// starts.
    var children: [any Screen] { get }

    /// The objects that must be released with the screen: by default its `viewModel`.
    var companions: [AnyObject] { get }

    /// Called when the screen has entered the navigation state.
    func start()

    /// Called when the screen is no longer on top: another one is above it, or another tab is
    /// selected. A screen that enters below another one is paused after both have started. An alert
    /// does not pause.
    func pause()

    /// Called when a paused screen is on top again.
    func resume()

    /// Called when the screen has left the navigation state.
    func stop()

    /// Returns where the route of this name leads now. Throws if its router does not know it.
    ///
    /// It has a default implementation, which the compiler specializes for each screen. Do not
    /// write it.
    func decide(
        _ route: RouteName, in context: RouteContext
    ) throws(RoutingError) -> Transition
}

extension Screen {
    public var children: [any Screen] { [] }

    public var companions: [AnyObject] {
        let viewModel = Mirror(reflecting: self).children.first { $0.label == "viewModel" }
        return viewModel.map { [$0.value as AnyObject] } ?? []
    }

    public func start() {}

    public func pause() {}

    public func resume() {}

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
    /// Asks this screen's router where `route` leads, and goes there if the guards allow it.
    ///
    /// The change is made when this returns, unless navigation is under way already or a guard is
    /// async: then the request waits. The request is superseded if the screen has not started or
    /// has left, if another screen or an alert is above it, or if the state no longer has the given
    /// `revision`.
    @discardableResult
    public func perform(
        _ route: Routes.Route, ifStill revision: Int? = nil
    ) -> NavigationAttempt {
        Connection.existing(of: self)?.handler?
            .perform(RouteName(route), from: self, ifStill: revision)
            ?? NavigationAttempt(.superseded)
    }

    /// The revision of the current state; nil before the screen starts and after it has left. Pass
    /// it with a request that must not come too late.
    public var revision: Int? { Connection.existing(of: self)?.handler?.revision }

    /// Asks the user, and returns whether the answer means "yes".
    ///
    /// ```swift
    /// guard await ask(.confirm("Empty the cart?", yes: "Empty it")) else { return }
    /// ```
    ///
    /// The answer is also "no" if the screen is not on top, if an alert is above it, or if the
    /// state changes before the user answers: then the question closes.
    public func ask(_ question: Alert) async -> Bool {
        await answer(to: question)?.isYes ?? false
    }

    /// Asks the user, and returns the answer, or nil if the question closes. See ``ask(_:)``.
    public func answer(to question: Alert) async -> Alert.Action? {
        await Connection.existing(of: self)?.handler?.ask(question, from: self)
    }

    /// Adds `child` to the screens that this one is composed of. Does nothing before this screen is
    /// in the navigation state and after it has left.
    public func adopt(_ child: any Screen) {
        guard let connection = Connection.existing(of: self), let entry = connection.entryID
        else { return }
        connection.handler?.adopt(child, at: entry)
    }

    /// Runs async `work` as long as the screen is there: `begin { await $0.load() }`.
    ///
    /// When the screen leaves, the work is cancelled. The objects that it holds are not reported as
    /// leaks before it has ended. A test's driver waits for it.
    @discardableResult
    public func begin(
        _ work: @escaping @MainActor (Self) async -> Void
    ) -> Task<Void, Never> {
        Connection.of(self).begin { [self] in await work(self) }
    }
}

/// A screen with unfinished input, which is saved and restored with the screen's place.
///
/// Fields that are marked as `Secret` are not saved. Child screens have no drafts: their parent
/// saves what they need. A screen that shows a view of controls needs no `draft` of its own: by
/// default, it is everything that the user has filled in.
public protocol DraftKeeping: Screen {
    /// The type of the unfinished input.
    associatedtype Draft: Codable

    /// The unfinished input. A saved one is set once, by default before `start()`.
    var draft: Draft { get set }

    /// Takes a saved draft. Returns the reason why a part of it is omitted; nil if nothing is
    /// omitted. By default, sets ``draft`` and returns nil.
    func restoreDraft(_ draft: Draft) -> String?

    /// True if a saved draft is set right after `start()`, whose bindings would replace it. By
    /// default false.
    static var takesDraftAfterStart: Bool { get }

    /// Called after `start()`, also without a saved draft. `language` is the code of the app's
    /// language; nil if it has none. By default does nothing.
    func beginDraft(in language: String?)
}

extension DraftKeeping {
    public static var takesDraftAfterStart: Bool { false }

    public func restoreDraft(_ draft: Draft) -> String? {
        self.draft = draft
        return nil
    }

    public func beginDraft(in language: String?) {}
}
