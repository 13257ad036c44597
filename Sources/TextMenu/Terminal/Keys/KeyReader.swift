import Binding

/// Makes keys of bytes, and decides by a clock whether an escape is a key by itself, and whether a
/// paste has ended.
@MainActor
final class KeyReader {
    /// The time that an escape waits for the rest of a key: `ESCDELAY` in milliseconds, as in
    /// ncurses, or 50 if that is not a whole number from 1 to 10,000.
    static func escapeDelay(_ variable: String?) -> SchedulerTime.Stride {
        let number = variable.flatMap { Int($0) }
        return .milliseconds(number.flatMap { (1...10_000).contains($0) ? $0 : nil } ?? 50)
    }

    /// The time that a paste, or another sequence that has begun, waits for its next bytes, in
    /// seconds.
    private static let endDelay: SchedulerTime.Stride = 2

    private let escapeDelay: SchedulerTime.Stride
    private let scheduler: AnyScheduler
    private let readMore: () -> Void
    private let onKeys: ([Key]) -> Void
    private var parser = KeyParser()
    private var turn = 0

    /// Calls `onKeys` with all keys that are complete. When the time of an escape is over, it calls
    /// `readMore` before it decides: a busy program may have left the rest unread.
    init(
        scheduler: AnyScheduler, escapeDelay: SchedulerTime.Stride = escapeDelay(nil),
        readMore: @escaping () -> Void = {}, onKeys: @escaping ([Key]) -> Void
    ) {
        self.escapeDelay = escapeDelay
        self.scheduler = scheduler
        self.readMore = readMore
        self.onKeys = onKeys
    }

    /// The answers of the terminal so far.
    var answers: TerminalAnswers { parser.answers }

    func take(_ bytes: some Sequence<UInt8>) {
        let bytes = Array(bytes)
        let keys = parser.feed(bytes)
        // A user who presses ^C does not make a paste wait longer.
        let isWaitingOn = parser.isUnfinished && bytes.allSatisfy { $0 == 0x03 }
        if !isWaitingOn { setAlarm() }
        if !keys.isEmpty { onKeys(keys) }
    }

    private func setAlarm() {
        turn += 1
        guard parser.isWaiting || parser.isUnfinished else { return }
        let (alarm, delay) = (turn, parser.isWaiting ? escapeDelay : Self.endDelay)
        scheduler.schedule(after: scheduler.now.advanced(by: delay)) { [weak self] in
            self?.decide(alarm)
        }
    }

    private func decide(_ alarm: Int) {
        guard alarm == turn else { return }
        readMore()
        guard alarm == turn else { return }
        let keys = parser.isWaiting ? parser.flush() : parser.giveUp()
        if !keys.isEmpty { onKeys(keys) }
    }
}
