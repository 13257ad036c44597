import Dispatch
import Synchronization
import WaylineRouting
import WaylineSystem

/// Watches the steps of a search in this process, on a thread of its own. If a step does not end,
/// nothing else can run on the main thread: the watch prints the script and ends the process.
final class StepWatch: Sendable {
    private struct Moment {
        /// The number of starts and steps so far.
        var count = 0
        var isUnderWay = false
        var isOver = false

        /// True if the step was begun on the main thread, as in tests. In a program whose `main` is
        /// async, the main actor runs on others.
        var isOnMainThread = false
    }

    private struct State {
        var moment = Moment()

        /// The steps since the start of the app.
        var steps: [[String]] = []

        mutating func begin() {
            (moment.count, moment.isUnderWay) = (moment.count + 1, true)
            moment.isOnMainThread = Platform.isMainThread
        }
    }

    /// The milliseconds between two looks.
    private static let interval: UInt32 = 10

    /// The shortest time of the processor that a step may use.
    private static let leastPatience = Duration.seconds(1)

    private let state = Mutex(State())
    private let journal: String?

    /// Begins to watch. A step may use the processor for `patience`. With a journal, the next run
    /// learns of the step that does not end.
    init(patience: Duration, journal: String?) {
        self.journal = journal
        let watch = ProgressWatch(patience: max(patience, Self.leastPatience))
        DispatchQueue(label: "steps that do not end").async { self.look(watch) }
    }

    /// Notes that the app starts.
    func noteStart() {
        state.withLock {
            $0.steps = []
            $0.begin()
        }
    }

    /// Notes a step, with the lines of its script, before it is taken.
    func note(_ lines: [String]) {
        state.withLock {
            $0.steps.append(lines)
            $0.begin()
        }
    }

    /// Notes that the app has started, or that the step has ended.
    func noteEnd() {
        state.withLock { $0.moment.isUnderWay = false }
    }

    /// Ends the watch.
    func end() {
        state.withLock { $0.moment.isOver = true }
    }

    private func look(_ watch: ProgressWatch) {
        var (watch, last) = (watch, 0)
        watch.allowLongRest()
        while true {
            Platform.sleep(milliseconds: Self.interval)
            let now = state.withLock { $0.moment }
            if now.isOver { return }
            if !now.isUnderWay || now.count != last { watch.noteProgress() }
            last = now.count
            let halt = watch.haltOfThisProcess(measuringMainThread: now.isOnMainThread)
            if halt != nil { endProcess(in: now.count) }
        }
    }

    /// Ends the process, unless the step with this number has ended meanwhile.
    private func endProcess(in count: Int) {
        let steps = state.withLock { state in
            state.moment.isUnderWay && state.moment.count == count ? state.steps : nil
        }
        guard let steps else { return }
        let isNoted = journal.map { Journal.note(end: Journal.endless, after: steps, in: $0) }
        let problem = ExplorationProblem(
            .trap, steps.isEmpty ? Self.endlessStart : Journal.endless,
            script: Array(steps.joined()))
        let text = "\(problem)\n\(Self.rule)\(Self.advice(isNoted: isNoted))\n"
        _ = Platform.writeAll(text.escapedLines, to: Platform.standardError)
        Platform.crash()
    }

    private static let endlessStart = "the start of the app does not end"
    private static let rule =
        "A step may use the processor for five times 'ExplorationLimits.patience'. This process is "
        + "busy with the step, so it ends here."

    private static func advice(isNoted: Bool?) -> String {
        switch isNoted {
        case true?: " The next run reports the problem and leaves the step out."
        case nil: " In a search with 'journal: PATH', the next run leaves the step out."
        case false?: ""
        }
    }
}

extension SearchPlan {
    /// The most time of the processor for one step.
    var patienceWithStep: Duration { limits.patience * 5 }

    /// Does work whose steps are watched by a thread of this process. In a copy, its parent watches
    /// them.
    func watched<Result>(
        _ work: @MainActor (SearchPlan) async throws -> Result
    ) async throws -> Result {
        if isWatched { return try await work(self) }
        var (plan, path) = (self, nil as String?)
        if case .path(let journal)? = journal { path = journal }
        let watch = StepWatch(patience: patienceWithStep, journal: path)
        defer { watch.end() }
        (plan.watch, plan.isWatched) = (watch, true)
        return try await work(plan)
    }
}
