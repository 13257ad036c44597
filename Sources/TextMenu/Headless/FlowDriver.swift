public import Binding
public import Coordination

/// Walks through an app as a user does, with no front end in sight: for tests of flows.
///
/// What it is asked for is found by the words on the screen. Each action returns when all that it has
/// led to is done, so that a test has nothing to wait for. A mistake is an error that shows the screen
/// as it stood. It needs no test library, and works with any.
///
/// Work that does not end, and waits neither for ``clock`` nor for the user, is an error after some
/// seconds. What a screen does in tasks of its own is not known to the driver: see ``wait(until:)``.
@MainActor
public final class FlowDriver {
    /// What is walked through.
    public let navigator: Navigator

    /// The clock that ``advance(by:)`` turns: give it to what delays, debounces or repeats.
    public let clock: TestScheduler

    /// How long what is under way may take.
    public var patience: Duration = .seconds(10)

    var work: Work { navigator.work }

    /// Decisions that were impossible since the last action.
    var faults: [RoutingError] = []
    private var tokens: Set<AnyCancellable> = []

    /// Walks through what `navigator` shows.
    public init(_ navigator: Navigator, clock: TestScheduler = TestScheduler()) {
        self.navigator = navigator
        self.clock = clock
        navigator.faults.bind(to: self) { $0.faults.append($1) }.store(in: &tokens)
    }

    /// Begins the app of `root` and walks through it.
    public convenience init(
        _ root: some Coordinator, named name: RouteID = "app",
        links: LinkTable<Transition>? = nil, clock: TestScheduler = TestScheduler(),
        settings: NavigatorSettings = NavigatorSettings()
    ) throws(RoutingError) {
        self.init(
            try Navigator(root, named: name, links: links, settings: settings), clock: clock)
    }

    /// The routes from the root to the top, through all flows that are shown.
    public var path: [RouteID] { navigator.state.path }

    /// The screen that the user sees.
    public var screen: any Screen { navigator.screen }

    /// The alerts that lie over the flows that are shown, the uppermost last.
    public var alerts: [Alert] { navigator.state.shownFlows.compactMap(\.alert) }

    /// What the user reads, line by line: the title and all that stands under it, or the alert;
    /// nothing when the app has ended.
    ///
    /// Of a long list only some rows are there, as many as the plain front end shows at once.
    public var text: String {
        if navigator.isOver { return "" }
        let page = PlainPage(of: navigator)
        return (page.header + page.lines.flatMap(\.spoken)).joined(separator: "\n")
    }
}
