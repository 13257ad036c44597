import Binding

/// The sentence above the keys: until the next key, or for some seconds.
@MainActor
final class MessageLine {
    /// The time for which a brief message is shown, in seconds.
    private static let briefTime: SchedulerTime.Stride = 4

    /// Called after each change that no key has made.
    var onChange: () -> Void = {}

    private let clock: AnyScheduler
    /// A sentence, and its role.
    struct Message: Equatable {
        static let none = Message(text: "", style: .plain)

        let text: String
        let style: FrameRow.Style
    }

    private var lasting = ""
    private var brief = ""

    /// True if the brief message was there before the last key.
    private var isSeen = false

    /// The number of brief messages so far.
    private var count = 0

    init(_ clock: AnyScheduler) {
        self.clock = clock
    }

    /// The sentence that is shown; empty for none.
    var message: Message {
        lasting.isEmpty
            ? Message(text: brief, style: .accent) : Message(text: lasting, style: .warning)
    }

    /// Shows `message` until the next key.
    func show(_ message: String) {
        lasting = message
        onChange()
    }

    /// Shows `message` for some seconds.
    func showBriefly(_ message: String) {
        brief = message
        isSeen = false
        count += 1
        let number = count
        clock.schedule(after: clock.now.advanced(by: Self.briefTime)) { [weak self] in
            self?.end(number)
        }
        onChange()
    }

    /// Ends the message that lasts until the next key.
    func clear() {
        lasting = ""
        isSeen = true
    }

    /// Ends a brief message that the user has seen. Call it when a key has led to another screen.
    func leave() {
        if isSeen { brief = "" }
    }

    private func end(_ number: Int) {
        guard number == count else { return }
        brief = ""
        onChange()
    }
}
