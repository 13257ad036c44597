public import Binding
public import WaylineRouting

/// Carries out decisions. It holds the navigation state, the coordinators of its flows and the
/// screens of its entries. Nothing else changes them.
///
/// A change is made in one synchronous run. If an observer, a guard, a `start()`, a `stop()` or a
/// deinit makes a request during a run, the request waits for its turn. Waiting requests are
/// carried out in order.
///
/// ```swift
/// let navigator = try Navigator(ShopCoordinator())
/// navigator.go(.push(.terms))
/// XCTAssertEqual(navigator.state.path, ["basket", "terms"])
/// navigator.send(.back)
/// XCTAssertEqual(navigator.state.path, ["basket"])
/// XCTAssertEqual(navigator.findLeaks(), [])
/// ```
@MainActor
public final class Navigator {
    private let tree: NavigationTree
    private let recorder: EventRecorder
    private let leakWatch: LeakWatch
    let processor: RequestProcessor

    /// The last message of the app itself for the user, e.g. that the disk is full.
    package let notice = Observable<String?>(nil)

    /// Sends each intent of the user, before it is decided.
    package let intents = Signal<UserIntent>()

    /// Sends each request of the user to quit.
    package let quits = Signal<NavigationAttempt>()

    /// Begins the root flow, the flow of `root`, with its first screens. Their guards are not
    /// asked.
    public convenience init<Root: Coordinator>(
        _ root: Root, named name: RouteName = "app", links: LinkTable<Transition>? = nil,
        settings: NavigatorSettings = NavigatorSettings()
    ) throws(RoutingError) {
        try self.init(root, Root.flow, named: name, links: links, settings: settings)
    }

    /// Begins a flow that is declared for this navigator alone.
    package init<Root: Coordinator>(
        _ root: Root, _ flow: Flow<Root>, named name: RouteName = "app",
        links: LinkTable<Transition>? = nil, settings: NavigatorSettings = NavigatorSettings()
    ) throws(RoutingError) {
        let plan = flow.plan
        let state = try NavigationState(root: PlaceStep(name, .none), shape: plan.shape)
        tree = NavigationTree(state)
        recorder = EventRecorder(now: settings.now)
        let pendingTasks = PendingTasks()
        pendingTasks.work.clock = settings.clock?.testClock
        leakWatch = LeakWatch(pendingTasks)
        processor = RequestProcessor(tree, recorder, leakWatch, pendingTasks, links, settings)
        settings.onCreation(self)
        try work.note {
            Result { () throws(RoutingError) in try processor.begin(root, plan) }
        }.get()
    }

    /// Publishes the messages of screens and coordinators: ``BindingOwner/say(_:)``.
    public var messages: Signal<SaidMessage> { processor.messages }

    /// Sends each time that the user undoes the action of a message.
    package var undos: Signal<Void> { processor.undos }

    /// The navigation state: the place where the user is.
    public var state: NavigationState { tree.shownState }

    /// The screen that the user sees.
    public var screen: any Screen { tree.topScreen.screen }

    /// Returns the screen of `entry`; nil if the entry is not in the state, or if its screen is
    /// made later, when its tab is first selected.
    public func screen(of entry: NavigationEntry) -> (any Screen)? {
        tree.screens[entry.id]?.made
    }

    /// The saved draft that the screen of `entry` gets when it is made; nil if it has none.
    package func draftToCome(of entry: NavigationEntry) -> RouteValue? {
        tree.screens[entry.id]?.draftToCome
    }

    /// Returns the tabs of `flow` that are shown now, in order. Tabs whose condition is false are
    /// not shown.
    public func tabs(of flow: FlowState) -> [TabState] {
        guard let conditions = tree.flows[flow.id]?.tabConditions, !conditions.isEmpty else {
            return flow.tabs
        }
        let selected = flow.tabBar?.name
        return flow.tabs.filter { $0.name == selected || conditions[$0.name]?.value ?? true }
    }

    /// The values that decide which tabs of `flow` are shown.
    package func tabConditions(of flow: FlowState) -> [ValueSource<Bool>] {
        guard let conditions = tree.flows[flow.id]?.tabConditions, !conditions.isEmpty else {
            return []
        }
        return flow.tabs.compactMap { conditions[$0.name] }
    }

    /// The title of a tab of `flow` whose screen was not made yet; nil if none is declared.
    package func title(ofTab tab: RouteName, in flow: FlowState) -> String? {
        guard let node = tree.flows[flow.id] else { return nil }
        return node.plan.tabRules?.title?(node.coordinator, tab)
    }

    /// The coordinator of the flow that the user is in.
    public var coordinator: any Coordinator { tree.topFlow.coordinator }

    /// The open question of a guard or a screen; nil if there is none. It is not part of the state,
    /// and is not saved.
    public var question: Alert? { tree.question }

    /// The part of the state that the user sees now.
    public var scene: Scene { tree.scene }

    /// Shows `frontEnd` the current scene, and a new one after each change. Does not keep it alive.
    /// After the end, nothing is shown.
    public func attach(_ frontEnd: any FrontEnd) {
        processor.attach(frontEnd)
    }

    /// Publishes each settled request, and each change that a guard requires first. Impossible
    /// decisions go to ``faults`` instead. New requests beyond the limit of a run are not
    /// published, so an observer that sends a request for each event cannot loop forever.
    public var events: Signal<NavigationEvent> { recorder.events }

    /// Sets whether ``events`` have the facts of decisions.
    package func keepFacts(_ keeps: Bool) { recorder.keepsFacts = keeps }

    /// Returns the events from now on as an async sequence. No event is lost. The sequence ends
    /// with the navigator.
    public func eventStream() -> AsyncStream<NavigationEvent> {
        recorder.stream()
    }

    /// Publishes each object that has left the state and is still alive after the change, when the
    /// main actor is free and cancelled guards and work have ended.
    public var leaks: Signal<Leak> { leakWatch.leaks }

    /// Returns all objects that have left the state and are still alive, including those that were
    /// published before.
    ///
    /// A screen that calls this function after it has left is in the result, too.
    @discardableResult
    public func findLeaks() -> [Leak] {
        leakWatch.look()
    }

    /// Publishes the error of each impossible decision, e.g. of an unknown route. The sender of the
    /// request gets it, too. A transition that answers a result or an action has no sender.
    public var faults: Signal<RoutingError> { processor.faults }

    /// The work under way that users and screens have begun.
    package var work: Work { processor.pendingTasks.work }

    /// Opens `link`, if the guards allow it. An unknown link is refused with an error that names
    /// the nearest pattern.
    @discardableResult
    public func open(_ link: String) -> NavigationAttempt {
        processor.submit(.link(link), .link, leaving: .link)
    }

    /// Applies `transition` to the flow that the user is in, if the guards allow it. With
    /// `revision`, does so only if the state still has this revision. The guards of the screens
    /// that leave get the `departure`.
    @discardableResult
    public func go(
        _ transition: Transition, ifStill revision: Int? = nil,
        leaving departure: Departure = .transition
    ) -> NavigationAttempt {
        processor.submit(.plain(transition), .code, ifStill: revision, leaving: departure)
    }

    /// Carries out an intent of the user, as routers and guards decide.
    @discardableResult
    public func send(_ intent: UserIntent) -> NavigationAttempt {
        intents.send(intent)
        let (wish, cause, departure) = intent.wish
        return processor.submit(wish, cause, leaving: departure)
    }

    /// Returns the user's place and drafts, for another process to restore: names and parameters,
    /// without secrets. After the end, there are no drafts.
    public func save() throws(SnapshotError) -> [UInt8] {
        try tree.saved.bytes()
    }

    /// Restores the place of `bytes`, if the guards allow it.
    ///
    /// All current flows end with `.cancelled`. Transitions that their parents return are ignored.
    ///
    /// Missing screens, tabs and flows are omitted with everything above them. If nothing remains,
    /// the attempt is refused. Saved tabs are restored; other tabs show their first screen. A
    /// screen or flow that its guard refuses is omitted in the same way. The guards of the screens
    /// that leave get the `departure`.
    @discardableResult
    public func restore(
        _ bytes: [UInt8], leaving departure: Departure = .restore
    ) throws(SnapshotError) -> (attempt: NavigationAttempt, restoration: Restoration) {
        let saved = try SavedNavigation(bytes: bytes)
        let restoration = Restoration()
        let attempt = processor.submit(
            .restore(saved.stateWithDrafts, restoration), .restore, leaving: departure)
        return (attempt, restoration)
    }

    /// Makes all screens and coordinators again, except the root coordinator, with their drafts.
    /// The place does not change. No flow ends, and no `onEnter` guard is asked. The `onLeave`
    /// guards get the departure `.language`.
    package func makeAgain() -> Restoration {
        let restoration = Restoration()
        processor.submit(.makeAgain(restoration), .restore, leaving: .language)
        return restoration
    }

    /// Asks the guards of all screens whether the user may quit. Changes nothing. If they allow it,
    /// the outcome is `.committed`: then save the place, if the app does that, and end the program.
    @discardableResult
    public func quit() -> NavigationAttempt {
        let attempt = processor.submit(.quit, .user, leaving: .quit)
        quits.send(attempt)
        return attempt
    }

    /// Ends all flows with the result `.cancelled`, and stops all screens. From then on, all
    /// requests are superseded. During a change, this waits until the change is made.
    public func end() {
        processor.end()
    }

    /// Ends all flows without results. Their place is saved, and they continue in the next run of
    /// the app.
    package func suspend() {
        processor.end(flowsGoOn: true)
    }

    isolated deinit {
        processor.end()
    }
}

/// The things that the host of an app needs.
extension Navigator {
    /// Publishes each draft that cannot be saved, once as long as that lasts.
    package var omittedDrafts: Signal<OmittedPart> { processor.tree.drafts.omissions }

    /// Makes the links that wait for another change belong to the user who logs out.
    package func claimLinks() {
        processor.tree.changeWaiting { $0.claimLinks() }
    }

    /// Gives up the open question and the pending changes of the user: the next user must not reach
    /// the places of the one before. A link that no user has claimed continues, unless it waits for
    /// an answer.
    package func forgetPending() {
        processor.forgetPending()
    }
}

/// The settings of a navigator.
public struct NavigatorSettings {
    /// The number of requests that one run can lead to, before the others are refused as a runaway.
    public var runLimit = 1_000

    /// Looks for objects that have left the state and are still alive; on in debug builds.
    public var findsLeaks = isDebugBuild

    /// The clock that durations are read from.
    public var now: @MainActor () -> ContinuousClock.Instant = { ContinuousClock.now }

    /// The clock of ``BindingOwner/every(_:_:)``; nil for the main actor's. An `App` sets it.
    public var clock: AnyScheduler?

    /// Called with the navigator before its first flow begins.
    package var onCreation: @MainActor (Navigator) -> Void = { _ in }

    /// The code of the language of the app, in which its screens are made; nil if it has none.
    package var language: @MainActor () -> String? = { nil }

    /// Returns the decision to carry out instead of the one for a route.
    package var instead: @MainActor (RouteName, Transition) -> Transition = { $1 }

    /// The default settings.
    public init() {}

    private static var isDebugBuild: Bool {
        #if DEBUG
            true
        #else
            false
        #endif
    }
}
