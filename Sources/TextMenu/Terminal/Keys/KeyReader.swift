package import Binding

/// Makes keys of bytes, and decides by a clock whether an escape is a key by itself.
@MainActor
package final class KeyReader {
    /// The time that an escape waits for the rest of a key: `ESCDELAY` in milliseconds, as in
    /// ncurses, or 50 if that is not a whole number from 1 to 10,000.
    package static func escapeDelay(_ variable: String?) -> SchedulerTime.Stride {
        let number = variable.flatMap { Int($0) }
        return .milliseconds(number.flatMap { (1...10_000).contains($0) ? $0 : nil } ?? 50)
    }

    private let escapeDelay: SchedulerTime.Stride
    private let scheduler: AnyScheduler
    private let readMore: () -> Void
    private let onKeys: ([Key]) -> Void
    private var parser = KeyParser()
    private var turn = 0

    /// Calls `onKeys` with all keys that are complete. When the time of an escape is over, it calls
    /// `readMore` before it decides: a busy program may have left the rest unread.
    package init(
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

    package func take(_ bytes: some Sequence<UInt8>) {
        let keys = parser.feed(bytes)
        turn += 1
        if parser.isWaiting { setAlarm() }
        if !keys.isEmpty { onKeys(keys) }
    }

    private func setAlarm() {
        let alarm = turn
        scheduler.schedule(after: scheduler.now.advanced(by: escapeDelay)) { [weak self] in
            self?.decide(alarm)
        }
    }

    private func decide(_ alarm: Int) {
        guard alarm == turn else { return }
        readMore()
        guard alarm == turn else { return }
        let keys = parser.flush()
        if !keys.isEmpty { onKeys(keys) }
    }
}
