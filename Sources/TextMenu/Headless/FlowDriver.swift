public import Binding
public import Coordination
public import WaylineRouting

/// Uses an app as a user does, without a front end: for tests of flows.
///
/// It finds controls by the words on the screen. Each action returns when everything that it has
/// started is done, so a test does not have to wait. A mistake is an error that shows the screen at
/// that moment. The driver needs no test library, and works with any.
///
/// The driver waits for work that was begun through the framework: by buttons, `Screen.begin` and async
/// guards. Such work is an error if it takes longer than some seconds and waits neither for ``clock``
/// nor for the user. The driver does not wait for a `Task {}` of your own: see ``wait(until:)``.
@MainActor
public final class FlowDriver {
    /// The number of turns for work that may wait, e.g. for the clock, to show that it does not.
    private static let turns = 100

    /// The navigator of the app.
    public let navigator: Navigator

    /// The clock that ``advance(by:)`` moves. Pass it to everything that delays, debounces or
    /// repeats.
    public let clock: TestScheduler

    /// The longest time that an action may take.
    public var patience: Duration = .seconds(10)

    /// The sentence that a front end shows if the last action was not carried out, or if an ``App`` could
    /// not keep something. Nil after any other action.
    public private(set) var message: String?

    /// The app, if the driver was made for an ``App``.
    public private(set) var app: RunningApp?

    /// The clock that times the saving of the place. ``advance(by:)`` moves it, too.
    private var savingClock: TestScheduler?

    /// The errors of impossible decisions since the last action.
    private var faults: [RoutingError] = []
    private var tokens: Set<AnyCancellable> = []

    /// Wakes the driver when work goes on or ends.
    private let wakeup = Wakeup()
    private let alarm: Alarm

    /// Creates a driver for the app that `navigator` shows.
    public init(_ navigator: Navigator, clock: TestScheduler = TestScheduler()) {
        self.navigator = navigator
        self.clock = clock
        navigator.work.clock = clock
        let wakeup = wakeup
        alarm = Alarm(wakeup)
        clock.additions.bind { wakeup.wake() }.store(in: &tokens)
        navigator.work.changes.bind { wakeup.wake() }.store(in: &tokens)
        navigator.faults.bind(to: self) { $0.faults.append($1) }.store(in: &tokens)
        tokens.formUnion(
            navigator.bindMessages(in: { [weak self] in self?.app?.wording ?? .english }) {
                [weak self] in self?.message = $0
            })
    }

    /// Starts `app` and creates a driver for it. The app's clock is `clock`, its seed is 0, and it
    /// touches no files: the place is kept in memory. The options can say otherwise, but for the clock.
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
        let running = try app.start(options.headless(clock, savingClock))
        self.init(running.navigator, clock: clock)
        self.app = running
        self.savingClock = savingClock
    }

    /// Starts the app of `root` and creates a driver for it.
    public convenience init(
        _ root: some Coordinator, named name: RouteName = "app",
        links: LinkTable<Transition>? = nil, clock: TestScheduler = TestScheduler(),
        settings: NavigatorSettings = NavigatorSettings()
    ) throws(RoutingError) {
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

    /// The text that the user reads, line by line: the title and the controls under it, or the alert.
    /// It is empty when the app has ended.
    ///
    /// A long list has only as many rows here as the plain front end shows at once.
    public var text: String {
        if navigator.isOver { return "" }
        let page = PlainPage(of: navigator)
        let lines = page.header + page.lines.flatMap(\.spoken) + page.spokenTabs
        return lines.joined(separator: "\n")
    }

    private var page: Page {
        get throws(FlowDriverError) {
            if navigator.isOver { throw .ended }
            return Page(of: navigator)
        }
    }

    private var finder: ControlFinder {
        get throws(FlowDriverError) { ControlFinder(try page) { self.text } }
    }
}

/// The actions of a user.
extension FlowDriver {
    /// Fills in the text field of this name.
    public func type(_ text: String, into name: String) async throws {
        let field = try finder.input(name, "text field", \.text)
        try await perform {
            field.hasFocus = true
            field.type(text)
            field.hasFocus = false
        }
    }

    /// Presses the enter key in the text field of this name.
    public func submit(_ name: String) async throws {
        let field = try finder.input(name, "text field", \.text)
        try await perform { field.submit() }
    }

    /// Toggles the switch of this name.
    public func toggle(_ name: String) async throws {
        let toggle = try finder.input(name, "switch") { $0.press as? Toggle }
        try await perform { toggle.toggle() }
    }

    /// Filters the list of this name: it shows only the rows that contain `text`, or all rows if `text`
    /// is empty.
    public func filter(_ name: String, by text: String) async throws {
        let list = try finder.input(name, "list") {
            $0.options?.isFilterable == true ? $0.options : nil
        }
        try await perform { list.filter = text }
    }

    /// Selects the option of a choice, or chooses the row of a list, that is called `title`.
    public func select(_ title: String, in name: String) async throws {
        let finder = try finder
        let control = try finder.input(name, "choice or list", \.options)
        let index = try finder.index(of: title, in: control)
        try await perform { control.choose(at: index) }
    }

    /// Presses the button, list row, tab or answer of the top alert that is called `name`. Throws
    /// if several have this name.
    public func choose(_ name: String) async throws {
        let page = try page
        if page.alert != nil { return try await answer(name) }
        let finder = ControlFinder(page) { self.text }
        switch try finder.target(named: name) {
        case .tab(let tab): try await send(.select(tab.name))
        case .row(let index, let list):
            try finder.check(list, name)
            try await perform { list.choose(at: index) }
        case .button(let button):
            try finder.check(button, name)
            if button.isWorking { throw FlowDriverError.stillWorking(name, screen: text) }
            try await perform { button.press() }
        }
    }

    private func answer(_ title: String) async throws {
        let titles = alerts.last?.actions.map(\.title) ?? []
        guard titles.contains(title) else {
            throw FlowDriverError.notAnAnswer(title, known: titles, screen: text)
        }
        try await send(.answer(title))
    }

    /// Goes back: from an alert, a screen or a flow. The outcome shows whether a guard refused it.
    @discardableResult
    public func back() async throws -> Outcome? {
        guard try page.canGoBack else {
            throw FlowDriverError.nowhereBack(screen: text)
        }
        return try await send(.back)
    }

    /// Opens `link`. The outcome shows whether a guard refused it. It is nil if another request
    /// came first.
    @discardableResult
    public func open(_ link: String) async throws -> Outcome? {
        try await send(.open(link))
    }

    /// Sends `intent` to the navigator, as a front end does.
    @discardableResult
    public func send(_ intent: UserIntent) async throws -> Outcome? {
        let attempt = try await perform { navigator.send(intent) }
        return attempt.outcome
    }

    /// Advances the clock, and runs all work that becomes due.
    public func advance(by stride: SchedulerTime.Stride) async throws {
        try await perform {
            clock.advance(by: stride)
            savingClock?.advance(by: stride)
        }
    }
}

/// Waiting for the work that an action starts.
extension FlowDriver {
    /// Waits for everything that the app has started on its own: the first screen's work after the
    /// start, or the work after a call of the ``navigator``.
    public func wait() async throws {
        try await settle()
    }

    /// Waits until `condition` holds. Use it for work that is done outside of the main actor, or in
    /// tasks that screens start on their own.
    public func wait(until condition: () -> Bool) async throws {
        let deadline = ContinuousClock.now.advanced(by: patience)
        while !condition() {
            guard ContinuousClock.now < deadline else {
                throw FlowDriverError.neverHappened(screen: text)
            }
            await Task.yield()
        }
        try await settle()
    }

    /// Runs `action`, and waits for everything that it starts.
    @discardableResult
    private func perform<Result>(
        _ action: () -> Result
    ) async throws(FlowDriverError) -> Result {
        message = nil
        let result = navigator.work.note(action)
        try await settle()
        return result
    }

    /// Waits until all work has ended, or waits for the clock or the user.
    private func settle() async throws(FlowDriverError) {
        let deadline = ContinuousClock.now.advanced(by: patience)
        var turn = 0
        while turn < Self.turns, navigator.work.isUnderWay {
            if navigator.work.isRunning {
                try await waitForWork(until: deadline)
                turn = 0
            } else {
                await Task.yield()
                turn += 1
            }
        }
        try checkFaults()
    }

    private func waitForWork(
        until deadline: ContinuousClock.Instant
    ) async throws(FlowDriverError) {
        alarm.set(to: deadline)
        while navigator.work.isRunning {
            if ContinuousClock.now >= deadline { throw .unsettled(screen: text) }
            await wakeup.sleep()
        }
    }

    private func checkFaults() throws(FlowDriverError) {
        defer { faults = [] }
        if let fault = faults.first { throw .impossible(fault, screen: text) }
    }
}
