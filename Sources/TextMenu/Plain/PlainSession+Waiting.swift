import Binding
import Coordination

/// Work that takes its time.
extension PlainSession {
    /// For how many seconds work is waited for before the user is asked again.
    private static let patience = 30

    /// For how many seconds another screen is given the chance to be whole before it is told of.
    private static let grace: SchedulerTime.Stride = 0.3

    /// For how many turns work is given the chance to be over before anything is said.
    private static let firstTurns = 5

    /// Does what the user wants, and waits for the work that it begins.
    func doing(_ action: () -> Void) async {
        let (offered, before) = (offer, work.underWay)
        work.note(action)
        await wait(offered) { [work] in !work.underWay.isSubset(of: before) }
    }

    /// Waits for what the first screen has begun.
    func waitForStart() async {
        await wait([]) { [work] in !work.underWay.isEmpty }
    }

    /// Has the navigator decide, and waits for the work that this begins.
    func send(_ intent: UserIntent) async {
        let (offered, before) = (offer, work.underWay)
        let attempt = work.note { navigator.send(intent) }
        await wait(offered) { [work] in
            attempt.outcome == nil || !work.underWay.isSubset(of: before)
        }
    }

    /// Waits for all that is under way, as the user has asked for it.
    func waitOn() async {
        if work.underWay.isEmpty, !navigator.isAskingGuards {
            return remark(words[.nothingUnderWay])
        }
        await wait(offer) { [work] in !work.underWay.isEmpty }
    }

    /// Waits as long as `isBusy` or a guard takes its time, and says what changes meanwhile.
    ///
    /// It ends early where the user can do something that was not `offered` before, so that they can
    /// answer what the work waits for, or end it. Another screen is given a moment to be whole first.
    private func wait(_ offered: Set<Offer>?, while isBusy: () -> Bool) async {
        var (seconds, isWhole) = (0, false)
        let clock = scheduler.schedule(after: scheduler.now.advanced(by: 1), interval: 1) {
            seconds += 1
            if seconds == 1 { self.remark(self.words[.pleaseWait]) }
            self.wakening.wake()
        }
        let grace = scheduler.schedule(after: scheduler.now.advanced(by: Self.grace), interval: 1) {
            isWhole = true
            self.wakening.wake()
        }
        defer {
            clock.cancel()
            grace.cancel()
        }
        func isOn() -> Bool { isBusy() || navigator.isAskingGuards }
        for _ in 0..<Self.firstTurns where isOn() { await Task.yield() }
        while isOn(), seconds < Self.patience {
            guard let now = offer, let offered else { return }
            if isWhole || !isElsewhere {
                if !now.isSubset(of: offered) { return }
                tellMeanwhile()
            }
            await sleep()
        }
    }

    /// Whether the user is on another screen than was told of, and is asked nothing there.
    private var isElsewhere: Bool {
        let place = page.place
        return place.alert == nil && place.entry != told?.place.entry
    }

    private func sleep() async {
        let view = (navigator.screen as? any ViewScreen)?.content
        let tokens = view?.bindChanges { [wakening] in wakening.wake() } ?? []
        await wakening.sleep()
        tokens.forEach { $0.cancel() }
    }

    /// Something that the user can do.
    private struct Offer: Hashable {
        let entry: Int
        let subject: PlainLine.Subject
    }

    /// All that the user can do now; nil where the navigator has ended.
    private var offer: Set<Offer>? {
        if navigator.isOver { return nil }
        let page = page
        let subjects = zip(page.subjects, page.items).compactMap { subject, item in
            if case .control(let control) = item, !control.isEnabled {
                nil as PlainLine.Subject?
            } else {
                subject
            }
        }
        return Set(subjects.map { Offer(entry: page.place.entry, subject: $0) })
    }
}
