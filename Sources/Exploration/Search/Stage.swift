import Binding
import Coordination
import WaylineApplication
import WaylineRouting
import WaylineSystem
import WaylineText

/// A run of the app, on which steps are taken.
@MainActor
final class Stage {
    /// The time for which an object that has left can be held by work that is ending.
    private static let patienceWithLeaks = Duration.milliseconds(60)

    /// Work has ended after so many turns of other threads without a change.
    private static let quietTurns = 4

    /// The number of turns for work that may wait. Each one wakes another thread.
    private static let turns = 10

    let driver: FlowDriver
    private let bound: BoundApp
    private let onStep: @MainActor () -> Void
    private let watch: StepWatch?
    private let recorder: EventLog
    private var knownLeaks: [Leak] = []

    /// The revision of the state in which leaks were looked for.
    private var knownRevision = -1

    /// The last step of a script, and its checks: an undo belongs to it.
    private var lastOfScript: (step: TakenStep, checks: StepChecks, undo: UndoCheck)?

    /// The rows before the last step, if it was on rows.
    private var rows: RowCheck?

    /// The steps that have begun the pending work, by the numbers of the work.
    private var origins: [Int: Digest] = [:]

    /// The number of steps so far.
    private(set) var count = 0

    /// False after work that has not settled.
    private(set) var isUsable = true

    init(_ plan: SearchPlan) throws {
        let recorder = EventLog()
        self.recorder = recorder
        watch = plan.watch
        watch?.noteStart()
        bound = try plan.begin()
        onStep = plan.onStep
        var options = LaunchOptions()
        options.seed = plan.seed
        options.isFresh = true
        options.navigator.findsLeaks = true
        options.navigator.onCreation = { recorder.follow($0) }
        driver = try FlowDriver(bound.app, options)
        driver.keepNoSteps()
        driver.patience = plan.limits.patience
        driver.turns = Self.turns
    }

    /// Waits for the work that the app has begun at its start.
    func settle() async -> Arrival {
        defer { watch?.noteEnd() }
        return await arrive(by: []) { try await self.driver.wait() }
    }

    /// Takes `step`, with its fault.
    func take(_ step: ExplorationStep) async -> Arrival {
        count += 1
        let shown = step.fault == nil ? nil : look
        let fault = bound.faults.first { $0.name == step.fault }
        fault?.begin()
        defer { fault?.end() }
        let undo = step.isUndone ? UndoCheck(on: driver) : nil
        let sole = step.steps.count == 1 ? step.steps.first : nil
        let lines = step.lines
        let checks = begin(lines, sole)
        var arrival = await arrive(by: lines) { try await step.take(with: self.driver) }
        end(step.fault == nil ? sole : nil, &arrival)
        guard isUsable, arrival.refusal == nil else { return arrival }
        arrival.isFaultShown = shown != nil && (arrival.message != nil || shown != look)
        arrival.brokenBySteps = checks.broken(by: TakenStep(step))
        if let undo { note(undo, in: &arrival) }
        return arrival
    }

    /// Takes a step of a script, which begins and ends its faults itself.
    func take(_ step: SearchPlan.ScriptedStep) async -> Arrival {
        let undo = UndoCheck(on: driver)
        let checks = begin(step.lines, step.step)
        var arrival = await arrive(by: step.lines) {
            try await step.take(self.driver, self.bound.faults)
        }
        end(step.step, &arrival)
        guard isUsable, arrival.refusal == nil else { return arrival }
        if step.step?.verb == .undo, let last = lastOfScript {
            arrival.brokenBySteps = last.checks.broken(by: last.step.undone)
            note(last.undo, in: &arrival)
            lastOfScript = nil
            return arrival
        }
        arrival.brokenBySteps = step.taken.map(checks.broken) ?? []
        if arrival.canUndo { lastOfScript = step.taken.map { ($0, checks, undo) } }
        return arrival
    }

    /// The app.
    var app: App { bound.app }

    /// The hash of the world.
    var world: Int { bound.fingerprint() }

    /// The world in its parts.
    var worldParts: WorldParts { bound.worldParts() }

    /// The digest of the state that the app is in.
    var state: Digest { StateReader.digest(of: driver, world: world) }

    /// The digest of what the user sees.
    var look: Digest { StateReader.digest(ofPageOn: driver) }

    /// The time until the next work on the clock, or nil.
    var nextDeadline: SchedulerTime.Stride? {
        driver.clock.pending.first.map { driver.clock.now.distance(to: $0) }
    }

    /// The steps that have begun the pending work, and the times until it is due; nil without any.
    var timing: Digest? {
        let pending = driver.clock.pendingWork
        if pending.isEmpty { return nil }
        return pending.reduce(into: Digest()) { digest, work in
            digest.add(Int(driver.clock.now.distance(to: work.deadline).nanoseconds))
            digest.add(origins[work.number]?.number ?? 0)
        }
    }

    /// True if several answers come next, at one moment.
    var awaitsAnswersAtOnce: Bool {
        let deadlines = driver.navigator.work.deadlines.prefix(2)
        return deadlines.count == 2 && deadlines.allSatisfy { $0 == driver.clock.pending.first }
    }

    /// True while work other than repeated work waits for the clock.
    var waitsForClock: Bool { driver.navigator.work.waitsForClock }

    /// The names of the properties of this kind that hold now, or that do not.
    func properties(
        _ kind: PropertyKind, thatHold: Bool, without known: Set<String> = []
    ) -> [String] {
        let asked = bound.properties.filter { $0.kind == kind && !known.contains($0.name) }
        if asked.isEmpty { return [] }
        let path = driver.path
        return asked.filter { $0.holds(driver, path) == thatHold }.map(\.name)
    }

    /// Begins a step. The answer to an alert belongs to the step before it. A restart forgets the
    /// known leaks.
    private func begin(_ lines: [String], _ step: Step?) -> StepChecks {
        watch?.note(lines)
        driver.forgetMessage()
        if step?.verb == .restart { (knownLeaks, knownRevision) = ([], -1) }
        if rows == nil || driver.alerts.isEmpty || step?.verb != .choose {
            rows = step.flatMap { RowCheck($0, on: driver) }
        }
        return StepChecks(of: bound, driver)
    }

    /// Notes what a step has done: the link that it has opened without a fault, rows that it should
    /// not have reached, and a press that has certainly done nothing.
    private func end(_ step: Step?, _ arrival: inout Arrival) {
        watch?.noteEnd()
        arrival.link = step?.link
        arrival.isWaiting = waitsForClock
        guard isUsable, arrival.refusal == nil else { return }
        if let mistake = rows?.mistake(on: driver) { arrival.mistakes = [mistake] }
        if driver.alerts.isEmpty { rows = nil }
        guard !waitsForClock, arrival.message == nil, arrival.events.isEmpty,
            driver.alerts.isEmpty, let name = step?.choice
        else { return }
        arrival.idlePresses = IdlePress.take(on: driver.navigator, named: name)
    }

    private func note(_ undo: UndoCheck, in arrival: inout Arrival) {
        if waitsForClock || !undo.isMistaken(on: driver) { return }
        arrival.mistakes.append(.isNotUndone)
    }

    private func arrive(by step: [String], _ action: () async throws -> Void) async -> Arrival {
        var arrival = Arrival()
        arrival.timing = timing
        let additions = driver.clock.additionCount
        do {
            try await action()
            if driver.navigator.work.isUnderWay {
                // Work that waits for the clock can have an answer on its way, too.
                await letOtherThreadsGo()
                try await driver.wait()
            }
            if arrival.timing != nil { await settleWorkThatHasWaited() }
        } catch FlowDriverError.impossible(let error, _) {
            arrival.fault = error
        } catch FlowDriverError.unsettled {
            arrival.isUnsettled = true
            isUsable = false
        } catch {
            arrival.refusal = error
        }
        noteOrigins(after: additions, step)
        arrival.events = recorder.take()
        arrival.fault = arrival.fault ?? arrival.events.lazy.compactMap(\.outcome.fault).first
        arrival.message = driver.newMessage
        arrival.canUndo = driver.canUndo
        arrival.leaks = await newLeaks()
        onStep()
        return arrival
    }

    /// Notes which step has begun the work that is pending now.
    private func noteOrigins(after additions: Int, _ lines: [String]) {
        let pending = driver.clock.pendingWork
        if pending.isEmpty { return origins = [:] }
        let step = lines.reduce(into: Digest()) { $0.add($1) }
        origins = Dictionary(
            uniqueKeysWithValues: pending.map { work in
                (work.number, work.number >= additions ? step : origins[work.number] ?? step)
            })
    }

    /// Waits for the end of work on the clock that this step may have cancelled. On a busy machine,
    /// another thread may still have to resume it.
    private func settleWorkThatHasWaited() async {
        let deadline = ContinuousClock.now.advanced(by: driver.patience)
        var (last, quietTurns) = (moment, 0)
        while quietTurns < Self.quietTurns, ContinuousClock.now < deadline {
            await letOtherThreadsGo()
            quietTurns = moment == last ? quietTurns + 1 : 0
            last = moment
            guard quietTurns == Self.quietTurns, Platform.hasOtherRunningThread else { continue }
            Platform.sleep(milliseconds: 1)
            quietTurns -= 1
        }
    }

    /// The part of the state that work changes when it ends.
    private var moment: [Int] {
        [world, driver.clock.pending.count] + driver.navigator.work.underWay.sorted()
    }

    /// The leaks since the last step. Work that is ending may hold an object, on another thread,
    /// too.
    private func newLeaks() async -> [Leak] {
        let revision = driver.navigator.state.revision
        if revision == knownRevision { return [] }
        knownRevision = revision
        var leaks = driver.navigator.findLeaks()
        let deadline = ContinuousClock.now.advanced(by: Self.patienceWithLeaks)
        while leaks.count > knownLeaks.count, ContinuousClock.now < deadline {
            await letOtherThreadsGo()
            leaks = driver.navigator.findLeaks()
        }
        defer { knownLeaks = leaks }
        return leaks.count > knownLeaks.count ? leaks.filter { !knownLeaks.contains($0) } : []
    }
}

extension Outcome {
    /// The error of a refusal that is a mistake of the developer.
    fileprivate var fault: RoutingError? {
        switch error {
        case .guarded, .calledOff, .cancelled, nil: nil
        case let error?: error
        }
    }
}

/// Runs the work on other threads first, then the work that it has added to this thread.
@MainActor
private func letOtherThreadsGo() async {
    await Task.detached {}.value
    // Without a suspension, if the other thread was faster, nothing else would run on this one.
    await Task.yield()
}
