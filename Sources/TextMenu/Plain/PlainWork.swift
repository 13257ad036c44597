import Binding
import Coordination
import WaylineApplication
import WaylineInterface

/// Runs the action that the user has chosen, and waits for the work that it starts.
@MainActor
final class PlainWork {
    /// The number of seconds to wait for work before the user is asked again.
    private static let patience = 30

    /// The time in seconds in which another screen may become complete before it is printed.
    private static let grace: SchedulerTime.Stride = 0.3

    /// The number of turns in which work may end before anything is printed.
    private static let firstTurns = 5

    private let navigator: Navigator
    private let scheduler: AnyScheduler
    private let printer: PlainPrinter
    private let wakeup: Wakeup

    /// The user's last request to quit.
    private var quitting: NavigationAttempt?

    /// True if the user has done nothing since then.
    var isInsisting = false

    init(
        _ navigator: Navigator, _ scheduler: AnyScheduler, _ printer: PlainPrinter,
        _ wakeup: Wakeup
    ) {
        self.navigator = navigator
        self.scheduler = scheduler
        self.printer = printer
        self.wakeup = wakeup
    }

    /// Runs `action`, and waits for the work that it starts.
    func perform(_ action: () -> Void) async {
        let (offered, before) = (offers, work.underWay)
        work.note(action)
        await wait(offered) { [work] in !work.underWay.isSubset(of: before) }
    }

    /// Runs `action`, and does not wait for work.
    func performWithoutWaiting(_ action: () -> Void) {
        work.note(action)
    }

    /// Sends `intent` to the navigator, and waits for its decision and the work that this starts.
    func send(_ intent: UserIntent) async {
        // After the answer to a question, the work that has asked goes on.
        let isAnswer = navigator.question != nil
        let before = isAnswer ? [] : work.underWay
        var offered = offers
        let attempt = work.note { navigator.send(intent) }
        // The page below the question is no news.
        if isAnswer { offered = offers }
        await wait(offered) { [work] in
            attempt.outcome == nil || !work.underWay.isSubset(of: before)
        }
    }

    /// True if the user has quit, and the guards have allowed it.
    var hasQuit: Bool {
        if case .committed = quitting?.outcome { true } else { false }
    }

    /// Asks the guards whether the user may quit, and returns whether that is decided. The second
    /// time in a row, the user insists.
    func quit() async -> Bool {
        if quitting != nil, isInsisting { return true }
        let (offered, attempt) = (offers, work.note { navigator.quit() })
        (quitting, isInsisting) = (attempt, true)
        await wait(offered) { attempt.outcome == nil }
        return hasQuit
    }

    /// Waits for the work that the first screen has started.
    func waitForStart() async {
        await wait([]) { [work] in !work.underWay.isEmpty }
    }

    /// Waits for all running work, at the user's request.
    func waitForAll() async {
        if work.underWay.isEmpty, !navigator.isAskingGuards {
            return printer.remark(printer.words[.nothingUnderWay])
        }
        await wait(offers) { [work] in !work.underWay.isEmpty }
    }

    private var work: Work { navigator.work }

    /// Waits while `isBusy` or guards are asked, and prints the changes meanwhile.
    ///
    /// It ends early if the user can do something that was not `offered` before, so that they can
    /// answer a question of the work, or end it. Another screen may become complete first.
    private func wait(_ offered: Set<Offer>?, while isBusy: () -> Bool) async {
        var (seconds, isComplete) = (0, false)
        let clock = scheduler.schedule(after: scheduler.now.advanced(by: 1), interval: 1) {
            seconds += 1
            if seconds == 1 { self.printer.remark(self.printer.words[.pleaseWait]) }
            self.wakeup.wake()
        }
        let grace = scheduler.schedule(after: scheduler.now.advanced(by: Self.grace), interval: 1) {
            isComplete = true
            self.wakeup.wake()
        }
        defer {
            clock.cancel()
            grace.cancel()
        }
        func mustWait() -> Bool { isBusy() || navigator.isAskingGuards }
        for _ in 0..<Self.firstTurns where mustWait() { await Task.yield() }
        while mustWait(), seconds < Self.patience {
            guard let now = offers, let offered else { return }
            if isComplete || !isElsewhere {
                if !now.isSubset(of: offered) { return }
                printer.printProgress()
            }
            await sleep()
        }
    }

    /// True if the user is on a screen that is not printed yet, and no alert is on it.
    private var isElsewhere: Bool {
        let location = printer.page.location
        return location.alert == nil && location.entry != printer.knownPage?.location.entry
    }

    private func sleep() async {
        let tokens = Page(of: navigator).bindChanges { [wakeup] in wakeup.wake() }
        await wakeup.sleep()
        tokens.forEach { $0.cancel() }
    }

    /// Something that the user can do.
    private struct Offer: Hashable {
        let entry: Int
        let subject: PlainLine.Origin
    }

    /// Everything that the user can do now; nil if the navigator has ended.
    private var offers: Set<Offer>? {
        if navigator.isOver { return nil }
        let page = printer.page
        let subjects = zip(page.subjects, page.items).compactMap { subject, choice in
            if case .control(let control) = choice.item, !control.isEnabled {
                nil as PlainLine.Origin?
            } else {
                subject
            }
        }
        return Set(subjects.map { Offer(entry: page.location.entry, subject: $0) })
    }
}
