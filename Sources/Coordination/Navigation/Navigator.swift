public import Binding

/// Carries decisions out: it holds the navigation state, the coordinators of its flows and the screens
/// of its entries, and alone changes them.
///
/// All of it happens in one synchronous run. What is asked for in the middle of one, by an observer,
/// a guard, a screen's start or stop, or a deinit, waits for its turn and is done next, in order.
@MainActor
public final class Navigator {
    /// Where the user is.
    @exclusivity(unchecked) public internal(set) var state: NavigationState

    /// Where the user has been.
    @exclusivity(unchecked) public internal(set) var history: NavigationHistory

    /// Tells of each object that has left the state and is still alive when the change is done, the main
    /// actor is free, and guards and work that were given up have ended.
    public let leaks = Signal<Leak>()

    /// Tells of each decision that was impossible, as a route that nobody knows. Who asked for it is told
    /// too; what a coordinator makes of a result or an action has nobody else to tell.
    public let faults = Signal<RoutingError>()

    /// Where deep links lead.
    let links: LinkTable<Transition>?
    let settings: NavigatorSettings

    /// The coordinators by the numbers of their flows. What is presented without a coordinator of its
    /// own has that of the flow below.
    @exclusivity(unchecked) var flows: [Int: FlowNode] = [:]

    /// The screens by the numbers of their entries.
    @exclusivity(unchecked) var screens: [Int: ScreenNode] = [:]

    /// What a flow begins with, by what the uppermost of those declares that it lies over.
    ///
    /// Kept, since the compiler makes a slower `applying` for a closure that it knows.
    private(set) lazy var shape: (RouteID, [FlowLevel]) -> FlowShape? = { [unowned self] in
        let plan = $1.reduce(nil as FlowPlan?) { plan, level in
            flows[level.id]?.plan ?? plan?.children[level.route]?.flow() ?? plan
        }
        return plan?.children[$0]?.flow().shape
    }

    /// What the user sees, as it was after the last change.
    @exclusivity(unchecked) var top: Top

    @exclusivity(unchecked) var phase = Phase.idle
    @exclusivity(unchecked) var queue = ErrandQueue()
    @exclusivity(unchecked) var trace = RunTrace()

    /// What waits for a guard, and what waits for something that had to come first.
    @exclusivity(unchecked) var suspensions: [Errand] = []
    @exclusivity(unchecked) var detour: Detour?
    @exclusivity(unchecked) var frontEnds: [WeakFrontEnd] = []
    let eventLog: EventLog
    @exclusivity(unchecked) var leakWatch = LeakWatch()
    let stragglers = Stragglers()

    /// What users and screens have begun that is not over.
    package private(set) lazy var work = Work { [weak self] in self?.state.revision ?? 0 }

    /// Begins the flow of `root`, the one that the app consists of, with the screens that it declares.
    /// These are not guarded: the programmer has chosen them.
    public init<Root: Coordinator>(
        _ root: Root, named name: RouteID = "app", links: LinkTable<Transition>? = nil,
        settings: NavigatorSettings = NavigatorSettings()
    ) throws(RoutingError) {
        self.links = links
        self.settings = settings
        eventLog = EventLog(now: settings.now)
        let plan = Root.flow.plan
        state = try NavigationState(root: Destination(name), shape: plan.shape)
        history = NavigationHistory(state, limit: settings.historyLimit)
        top = Top(of: state)
        let node = FlowNode(
            id: state.root.id, destination: state.root.destination, plan: plan, coordinator: root)
        stragglers.onLast = { [weak self] in self?.watchForLeaks() }
        phase = .running
        root.way.lead(to: self, at: .flow(node.id))
        do throws(Unmade) {
            let change = try Change(replacingAllBy: state, under: node, self)
            try change.makeScreens()
            root.start()
            commit(change)
        } catch {
            root.way.end()
            throw error.error
        }
        finishRun()
    }

    /// The screen that the user sees.
    public var screen: any Screen {
        guard let node = screens[top.entry] else {
            preconditionFailure("the state has an entry without a screen")
        }
        return node.screen
    }

    /// The screen of `entry`; nil where that is not in the state.
    public func screen(of entry: Entry) -> (any Screen)? {
        screens[entry.id]?.screen
    }

    /// The coordinator of the flow that the user is in.
    public var coordinator: any Coordinator {
        guard let node = flows[top.flow] else {
            preconditionFailure("the state has a flow without a coordinator")
        }
        return node.coordinator
    }

    /// Goes where `link` leads, through the guards. One that leads nowhere is refused with an error
    /// that names the nearest pattern.
    @discardableResult
    public func open(_ link: String) -> Attempt {
        submit(Errand(.link(link), cause: .link))
    }

    /// Applies `transition` to the flow that the user is in, through the guards; with `revision`, only
    /// if the state has not moved on since.
    @discardableResult
    public func go(_ transition: Transition, ifStill revision: Int? = nil) -> Attempt {
        submit(Errand(.plain(transition), cause: .code, revision: revision))
    }

    /// Ends all flows: each result is told, as cancelled, and each screen stopped. From then on all
    /// that is asked for is superseded. In the middle of a change, the end comes right after it.
    public func end() {
        switch phase {
        case .idle:
            phase = .ended
            leaveAll()
            watchForLeaks()
        case .running: phase = .ending
        case .ending, .ended: break
        }
    }

    isolated deinit {
        guard phase != .ended else { return }
        phase = .ended
        leaveAll()
    }

    enum Phase {
        case idle

        /// In the middle of a run: what is asked for waits.
        case running

        /// In the middle of the last run.
        case ending

        /// Nothing is done any more.
        case ended
    }
}
