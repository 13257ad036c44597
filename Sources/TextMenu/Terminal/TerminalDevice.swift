package import Binding
import Dispatch
import WaylineSystem

/// A terminal as a full screen: in raw mode, on its alternate screen, and given back as it was
/// found.
///
/// It is given back by `leave`, and by everything that ends or stops the program: `exit`, a fatal
/// signal or a trap, on any thread and at any time. The parent of the program sees the signal that
/// ended it. While the program controls the terminal, its printed output is set aside. It is shown
/// once the terminal is given back, including the message of a crash.
///
/// Its main actor must be free to handle keys, so a program runs it from an `async` main.
@MainActor
package final class TerminalDevice {
    /// The time in seconds to wait, before leaving the terminal, for the answers to the questions
    /// of `enter`: a later answer would be typed into the shell.
    private static let answerLimit = 0.25

    /// The number of descriptors that an app, its front end and their event loops take. A loop
    /// traps if it gets none.
    private static let neededDescriptors = 20

    /// The time to wait for the signal of a terminal that was closed, in milliseconds.
    private static let signalLimit: Int32 = 200

    /// The time to wait for a report of a mouse in use, in milliseconds, and the number of waits:
    /// the shell would show a later one.
    private static let (mouseLimit, mouseReads): (Int32, Int) = (15, 10)

    /// Handles all events, on the main actor, until `ended` or `leave`.
    package var onEvent: (TerminalEvent) -> Void = { _ in }

    private let input: Int32
    private let output: Int32
    private let capabilities: TerminalCapabilities
    private let scheduler: AnyScheduler
    private var sources: [any DispatchSourceProtocol] = []
    private var keyReader: KeyReader?
    private var keyboard: Int32 = -1
    private var entered: ContinuousClock.Instant?
    private var answers = TerminalAnswers()

    /// True while keys are ignored, since the app is leaving the terminal.
    private var isLeaving = false

    /// True if the last key was an event of the mouse.
    private var isMouseInUse = false
    private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 16_384, alignment: 16)

    /// True if the terminal is closed, so that nobody sees its output.
    private(set) var isClosed = false

    /// Creates a device at two descriptors, which may be the same. Nothing happens before `enter`.
    package init(
        input: Int32 = 0, output: Int32 = 1, capabilities: TerminalCapabilities,
        scheduler: AnyScheduler = .main
    ) {
        (self.input, self.output) = (input, output)
        self.capabilities = capabilities
        self.scheduler = scheduler
    }

    isolated deinit {
        leave()
        buffer.deallocate()
    }

    var isEntered: Bool { entered != nil }

    package var size: TerminalSize {
        // While the program controls the terminal, the descriptor may lead to the file of printed
        // output.
        let (columns, rows) = Platform.size(of: isEntered ? HeldTerminal.terminal : output)
        return TerminalSize(columns: columns, rows: rows, orElse: Platform.variable)
    }

    /// True if the terminal has answered that it can show a frame at once.
    package var synchronizesOutput: Bool { answers.synchronizesOutput ?? false }

    /// The theme for the background that the terminal has answered, or for the likely one.
    package var theme: ColourTheme { answers.theme ?? capabilities.theme }

    /// Throws if the system lets the program open too few files. A program that starts work without
    /// them is ended by the system's library of queues.
    static func requireDescriptors() throws(Console.Failure) {
        guard Platform.canOpen(files: neededDescriptors) else {
            throw .tooFewDescriptors(needed: neededDescriptors)
        }
    }

    /// Takes the terminal. Its settings are stored here and never again, since another program may
    /// change them while this one is stopped.
    package func enter() throws(Console.Failure) {
        guard !isEntered else { return }
        for descriptor in [input, output] where !Platform.isTerminal(descriptor) {
            throw .isNoTerminal(descriptor: descriptor)
        }
        guard let found = Platform.settings(input) else {
            throw .isNoTerminal(descriptor: input)
        }
        try Self.requireDescriptors()
        let mode = HeldTerminal.Mode.screen(
            saving: TerminalSequences.saving(capabilities),
            taking: TerminalSequences.taking(capabilities),
            givingBack: TerminalSequences.givingBack(capabilities))
        guard HeldTerminal.begin(input: input, output: output, found: found, mode) else {
            throw .isTaken
        }
        isClosed = false
        entered = .now
        answers = TerminalAnswers()
        write(Array(TerminalSequences.questions(capabilities).utf8))
        listen()
    }

    /// Gives the terminal back. Does nothing if it is not taken.
    package func leave() {
        guard isEntered else { return }
        awaitAnswers()
        awaitMouse()
        entered = nil
        for source in sources { source.cancel() }
        sources = []
        keyReader = nil
        HeldTerminal.end()
    }

    /// Stops the program, as the terminal's own key would. When the user continues it, the device
    /// sends the event `resumed`.
    package func suspend() {
        awaitAnswers()
        Platform.stopJob()
    }

    /// Writes `bytes`, all of them, and waits while the terminal takes no more.
    package func write(_ bytes: [UInt8]) {
        guard isEntered && !isClosed else { return }
        HeldTerminal.trimAside()
        let descriptor = HeldTerminal.drawing
        bytes.withUnsafeBytes { bytes in
            var rest = bytes
            while !rest.isEmpty && !isClosed {
                switch Platform.write(descriptor, rest) {
                case .bytes(let count): rest = UnsafeRawBufferPointer(rebasing: rest[count...])
                case .again: _ = Platform.awaitRoom(descriptor, milliseconds: -1)
                case .closed: close()
                }
            }
        }
    }

    private func listen() {
        keyboard = Platform.reopen(input)
        keyReader = KeyReader(
            scheduler: scheduler, escapeDelay: KeyReader.escapeDelay(Platform.variable("ESCDELAY")),
            readMore: { [unowned self] in readKeys(ifThereAreAny: true) },
            onKeys: { [unowned self] in take($0) })
        let (keyboard, notices) = (keyboard, HeldTerminal.notices)
        sources = [
            source(keyboard) { $0.readKeys(ifThereAreAny: false) },
            source(notices) { $0.readNotices() },
        ]
        sources[0].setCancelHandler { @Sendable in Platform.closeDescriptor(keyboard) }
        activate(sources)
    }

    /// Activates the sources after the current run, so that the first frame does not wait for the
    /// thread that they need.
    private func activate(_ sources: [any DispatchSourceProtocol]) {
        DispatchQueue.main.async { for source in sources { source.activate() } }
    }

    private func source(
        _ descriptor: Int32, _ handler: @escaping @MainActor @Sendable (TerminalDevice) -> Void
    ) -> any DispatchSourceProtocol {
        let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        source.setEventHandler { @Sendable [weak self] in
            MainActor.assumeIsolated {
                guard let self, self.isEntered else { return }
                HeldTerminal.useSignalStack()
                handler(self)
            }
        }
        return source
    }

    private func readKeys(ifThereAreAny: Bool) {
        if ifThereAreAny && !Platform.awaitInput(keyboard, milliseconds: 0) { return }
        switch Platform.read(keyboard, buffer) {
        case .bytes(let count):
            keyReader?.take(buffer[..<count])
            noteAnswers()
        case .again: break
        case .closed:
            // The system closes a terminal first and then sends the signal that ends the program.
            _ = Platform.awaitInput(-1, milliseconds: Self.signalLimit)
            end()
        }
    }

    private func take(_ keys: [Key]) {
        if case .mouse = keys.last { isMouseInUse = true } else { isMouseInUse = false }
        if isEntered && !isLeaving { onEvent(.keys(keys)) }
    }

    private func noteAnswers() {
        guard let new = keyReader?.answers, new != answers else { return }
        answers = new
        onEvent(.answered)
    }

    private func readNotices() {
        guard case .bytes(let count) = Platform.read(HeldTerminal.notices, buffer) else { return }
        let isResumed = HeldTerminal.isResumed(by: buffer[..<count])
        onEvent(isResumed ? .resumed : .resized(size))
    }

    /// Notes that the terminal is gone. Sends the event later, since a drawing may be under way.
    private func close() {
        isClosed = true
        DispatchQueue.main.async { [weak self] in self?.end() }
    }

    private func end() {
        guard !sources.isEmpty else { return }
        isClosed = true
        for source in sources { source.cancel() }
        sources = []
        onEvent(.ended)
    }

    /// Reads the answers that are under way, so that no shell reads them.
    private func awaitAnswers() {
        guard let entered, capabilities.canBeAsked else { return }
        isLeaving = true
        defer { isLeaving = false }
        while !isClosed, keyReader?.answers.areComplete == false {
            let limit = Duration.seconds(Self.answerLimit) - entered.duration(to: .now)
            let milliseconds = Int32(limit / .milliseconds(1))
            guard milliseconds > 0 else { return }
            guard Platform.awaitInput(keyboard, milliseconds: milliseconds) else { return }
            guard case .bytes(let count) = Platform.read(keyboard, buffer) else { return }
            keyReader?.take(buffer[..<count])
        }
    }

    /// Ends the reports of a mouse that is in use, and reads those that are under way.
    private func awaitMouse() {
        guard isMouseInUse, !isClosed else { return }
        isLeaving = true
        defer { isLeaving = false }
        write(Array(TerminalSequences.endingMouse(capabilities).utf8))
        for _ in 0..<Self.mouseReads {
            guard Platform.awaitInput(keyboard, milliseconds: Self.mouseLimit) else { return }
            guard case .bytes(let count) = Platform.read(keyboard, buffer) else { return }
            keyReader?.take(buffer[..<count])
        }
    }
}

/// An event of a terminal.
package enum TerminalEvent: Sendable, Equatable {
    case keys([Key])
    /// The terminal has answered a question: `synchronizesOutput` and `theme` may have changed.
    case answered
    case resized(TerminalSize)
    /// The program was stopped and continues: the screen is empty.
    case resumed
    /// The terminal is gone. There will be no more events.
    case ended
}
