public import Binding
public import Coordination
import WaylineInterface
public import WaylineRouting
import WaylineSystem

/// Uses an app as a user does, without a front end: for tests of flows.
///
/// It finds controls by the words on the screen. Each action returns when everything that it has
/// started is done, so a test does not have to wait. A mistake is an error that shows the screen at
/// that moment. The driver needs no test library, and works with any.
///
/// The driver waits for work that was begun through the framework: by buttons, `Screen.begin` and
/// async guards. Such work is an error if it takes longer than some seconds and waits neither for
/// ``clock`` nor for the user. The driver does not wait for a `Task {}` of your own: see
/// `wait(until:)`.
@MainActor
public final class FlowDriver {
    /// The number of turns for work that may wait, e.g. for the clock, to show that it does not.
    package var turns = 100

    /// The number of looks in a row at which no other thread runs, if work may wait for other work.
    private static let quietLooks = 5

    /// The navigator of the app.
    public private(set) var navigator: Navigator

    /// The clock that `advance(by:)` moves. Pass it to everything that delays, debounces or
    /// repeats.
    public var clock: TestScheduler { clocks.app }

    /// The longest time that an action may take.
    public var patience: Duration = .seconds(10)

    /// The sentence that a front end shows: a message of `say(_:)`, the reason why the last action
    /// was not carried out, or a notice that an ``App`` could not save something.
    ///
    /// Each action clears it, except a message that the user can undo. `advance(by:)` clears only a
    /// message of `say(_:)`, when its time is over: four seconds, or ten if the user can undo.
    public var message: String? { shown.text }

    var shown = ShownMessage()

    /// The label of the control that the last action has given the focus: its screen has asked for
    /// that, or it has the first error after the default button was pressed.
    public private(set) var focus: String?

    /// The app, if the driver was made for an ``App``.
    public private(set) var app: RunningApp?

    /// All clocks that `advance(by:)` moves.
    package let clocks: VirtualClocks

    /// Starts the app again; nil if the driver was made without an ``App``.
    private var startAgain: (@MainActor () throws -> RunningApp)?

    /// The errors of impossible decisions since the last action.
    private var faults: [RoutingError] = []
    private var tokens: Set<AnyCancellable> = []

    private var lastReading: PageReading?

    /// The log of the last steps; nil if steps are not recorded.
    var log: StepLog?

    /// Wakes the driver when work goes on or ends.
    private let wakeup = Wakeup()
    private let alarm: Alarm

    /// Creates a driver for the app that `navigator` shows. Pass `clock` to its
    /// `NavigatorSettings.clock`, too: repeated work uses that clock.
    public convenience init(_ navigator: Navigator, clock: TestScheduler = TestScheduler()) {
        self.init(navigator, VirtualClocks(clock))
    }

    private init(_ navigator: Navigator, _ clocks: VirtualClocks) {
        self.navigator = navigator
        self.clocks = clocks
        alarm = Alarm(wakeup)
        log = StepLog(of: navigator)
        follow(navigator)
    }

    /// Starts `app` and creates a driver for it. The app's clock is `clock`, its seed is 0, and it
    /// touches no files: the place is kept in memory. The options can say otherwise, but for the
    /// clock.
    ///
    /// ```swift
    /// let driver = try FlowDriver(.cafe)
    /// try await driver.type("An", into: "Name")
    /// ```
    public convenience init(
        _ app: App, _ options: LaunchOptions = LaunchOptions(),
        clock: TestScheduler = TestScheduler()
    ) throws {
        let savingClock = TestScheduler()
        let time = VirtualTime(startingAt: options.startTime)
        var options = options.headless(clock, savingClock, time)
        let running = try app.start(options)
        self.init(
            running.navigator, VirtualClocks(clock, saving: savingClock, timeOfDay: time))
        self.app = running
        log?.header = ScriptHeader(running, options)
        (options.isFresh, options.link) = (false, nil)
        startAgain = { try app.start(options) }
    }

    /// Starts the app of `root` and creates a driver for it.
    public convenience init(
        _ root: some Coordinator, named name: RouteName = "app",
        links: LinkTable<Transition>? = nil, clock: TestScheduler = TestScheduler(),
        settings: NavigatorSettings = NavigatorSettings()
    ) throws(RoutingError) {
        var settings = settings
        settings.clock = settings.clock ?? AnyScheduler(clock)
        self.init(
            try Navigator(root, named: name, links: links, settings: settings), clock: clock)
    }

    /// The routes from the root to the top, through all flows that are shown.
    public var path: [RouteName] { navigator.state.path }

    /// The screen that the user sees.
    public var screen: any Screen { navigator.screen }

    /// The alerts over the flows that are shown, the topmost last.
    public var alerts: [Alert] {
        navigator.state.shownFlows.compactMap(\.alert)
            + [navigator.question].compactMap(\.self)
    }

    /// The text that the user reads, line by line: the title and the controls under it, or the
    /// alert. It is empty when the app has ended.
    ///
    /// A long list has only as many rows here as the plain front end shows at once.
    public var text: String {
        if navigator.isOver { return "" }
        return Page(of: navigator).text(in: .english).joined(separator: "\n")
    }
}

/// The beginning of a run.
extension FlowDriver {
    /// Ends the app without asking guards, and starts it again from what it has saved, as on
    /// another day. The clock and services of your own stay. Throws for a driver that was made
    /// without an ``App``.
    public func restart(file: StaticString = #fileID, line: UInt = #line) async throws {
        let site = begin(["restart"], file, line)
        guard let startAgain else { throw FlowDriverError.noApp(at: place(site)) }
        try app?.end()
        let running = try startAgain()
        (app, navigator) = (running, running.navigator)
        shown.clear()
        log?.follow(navigator)
        follow(navigator)
        try await finish(site)
    }

    private func follow(_ navigator: Navigator) {
        let wakeup = wakeup
        navigator.work.clock = clock
        tokens = [
            clock.additions.bind { wakeup.wake() }, navigator.work.changes.bind { wakeup.wake() },
            navigator.faults.bind(to: self) { $0.faults.append($1) },
        ]
        lastReading = nil
        faults = Page(controlsOf: navigator).keyFaults().map(\.error)
        tokens.formUnion(
            navigator.bindMessages(
                in: { [weak self] in self?.app?.wording ?? .english },
                brief: { [weak self] in self?.show($0) }
            ) { [weak self] in self?.shown.show($0) })
    }
}

/// Waiting for the work that an action starts.
extension FlowDriver {
    /// Waits for everything that the app has started on its own: the first screen's work after the
    /// start, or the work after a call of the ``navigator``.
    public func wait(file: StaticString = #fileID, line: UInt = #line) async throws {
        await Task.yield()
        try await finish(begin(["wait", "0ms"], file, line))
    }

    /// Waits until `condition` holds. Use it for work that is done outside of the main actor, or in
    /// tasks that screens start on their own.
    public func wait(
        until condition: () -> Bool, file: StaticString = #fileID, line: UInt = #line
    ) async throws {
        let site = begin(["wait", "0ms"], file, line)
        let deadline = ContinuousClock.now.advanced(by: patience)
        while !condition() {
            guard ContinuousClock.now < deadline else {
                throw FlowDriverError.neverHappened(at: place(site))
            }
            await Task.yield()
        }
        try await finish(site)
    }

    /// Runs `action`, and waits for everything that it starts.
    @discardableResult
    func carryOut<Result>(
        _ site: CallSite, _ action: () -> Result
    ) async throws(FlowDriverError) -> Result {
        focus = nil
        shown.clear()
        if lastReading?.mayMoveFocus != false { Page(controlsOf: navigator).forgetPresses() }
        let result = navigator.work.note(action)
        try await finish(site)
        return result
    }

    /// Waits until all work has ended, or waits for the clock or the user.
    func settle(_ site: CallSite) async throws(FlowDriverError) {
        let deadline = ContinuousClock.now.advanced(by: patience)
        var isSettled = false
        while !isSettled {
            switch navigator.work.progress {
            case .waiting: isSettled = try await noElementArrives(before: deadline, site)
            case .maybeWaiting: isSettled = await isQuiet(for: .zero, until: deadline)
            case .maybeWaitingAlong:
                if await isQuiet(for: patience / 40, until: deadline) { navigator.work.noteQuiet() }
            case .maybeJoining:
                if await isQuiet(for: patience / 10, until: deadline) { navigator.work.noteQuiet() }
            case .running: try await waitForWork(until: deadline, site)
            }
        }
        defer { faults = [] }
        if let fault = faults.first { throw .impossible(fault, at: place(site)) }
    }

    /// Waits for elements of sequences that are on their way. Returns false as soon as one arrives.
    private func noElementArrives(
        before deadline: ContinuousClock.Instant, _ site: CallSite
    ) async throws(FlowDriverError) -> Bool {
        if navigator.work.sequenceCount == 0 { return true }
        if ContinuousClock.now >= deadline { throw .unsettled(at: place(site)) }
        return await isQuiet(
            for: .zero, looks: 1, until: ContinuousClock.now.advanced(by: patience / 40))
    }

    /// Settles, and reads the page, as a front end does that shows it.
    func finish(_ site: CallSite) async throws(FlowDriverError) {
        do { try await settle(site) } catch {
            _ = readPage()
            throw error
        }
        if let fault = readPage() { throw .impossible(fault, at: place(site)) }
    }

    /// Reads the page if it may have changed. Returns the error of a key that cannot work, if the
    /// error is new.
    private func readPage() -> RoutingError? {
        if lastReading?.isCurrent(for: navigator) == true { return nil }
        let page = Page(controlsOf: navigator)
        // A front end that is attached gives the focus itself.
        if clocks.frontEnd == nil, let control = page.takeFocusRequest() { focus = control.label }
        let reading = PageReading(of: page, navigator)
        defer { lastReading = reading }
        return reading.newFault(since: lastReading)
    }

    private func waitForWork(
        until deadline: ContinuousClock.Instant, _ site: CallSite
    ) async throws(FlowDriverError) {
        alarm.set(to: deadline)
        while navigator.work.isRunning {
            if ContinuousClock.now >= deadline { throw .unsettled(at: place(site)) }
            await wakeup.sleep()
        }
    }

    /// Waits until no work has changed for `time`, and several looks in a row find no other running
    /// thread. Meanwhile, work takes its turns on the main actor. If the time is zero, waits only
    /// for these turns and the given looks. Returns false as soon as work changes.
    private func isQuiet(
        for time: Duration, looks: Int? = nil, until deadline: ContinuousClock.Instant
    ) async -> Bool {
        let looks = looks ?? (time == .zero ? 0 : Self.quietLooks)
        let count = navigator.work.changeCount
        let end = ContinuousClock.now.advanced(by: time)
        // A thread that has just ended its work still runs for a moment.
        var quietLooks = 0
        while ContinuousClock.now < deadline {
            for _ in 0..<turns {
                await Task.yield()
                if navigator.work.changeCount != count { return false }
            }
            if looks == 0 { return true }
            quietLooks = Platform.hasOtherRunningThread ? 0 : quietLooks + 1
            if quietLooks >= looks, ContinuousClock.now >= end { return true }
            // Leaves the processor to the other threads. A task that sleeps would wake by one of
            // them, which would then be running.
            Platform.sleep(milliseconds: 1)
        }
        return true
    }
}
