package import Binding
import Dispatch

/// A terminal, taken whole: raw, on its alternate screen, and given back as it was found.
///
/// It is given back by `leave`, and by whatever else ends or stops the program: `exit`, a signal
/// that would end it, a trap, on any thread and at any time. The signal that ended the program is
/// the one that its parent sees. While the program has the terminal, what it prints is set aside,
/// and shown once the terminal is given back: the last word of a crash too.
///
/// Its main actor must be free to hear of keys, so a program runs it from an `async` main.
@MainActor
package final class TerminalDevice {
    /// How long the answer to the question of `enter` is waited for before the terminal is left,
    /// since it would else be typed into the shell.
    private static let answerLimit = 0.25

    /// The descriptors that a full screen and its event loop take. The loop traps where it gets none.
    private static let neededDescriptors = 20

    /// How long the signal of a terminal that was closed is waited for, in milliseconds.
    private static let signalLimit: Int32 = 200

    /// Hears all events, on the main actor, until `ended` or `leave`.
    package var onEvent: (TerminalEvent) -> Void = { _ in }

    private let input: Int32
    private let output: Int32
    private let capabilities: TerminalCapabilities
    private let scheduler: AnyScheduler
    private var sources: [any DispatchSourceProtocol] = []
    private var keyReader: KeyReader?
    private var keyboard: Int32 = -1
    private var entered: ContinuousClock.Instant?
    private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 16_384, alignment: 16)

    /// Whether nobody sees what is written any more.
    package private(set) var isClosed = false

    /// A device at two descriptors, which may be the same. Nothing happens before `enter`.
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

    package var isEntered: Bool { entered != nil }

    package var size: TerminalSize {
        // While it is ours, the descriptor may lead to where printed text is set aside.
        let (columns, rows) = Platform.size(
            of: isEntered ? Loan.state.pointee.terminal : output)
        return TerminalSize(columns: columns, rows: rows, orElse: Platform.variable)
    }

    /// Whether the terminal has said that it can show a frame at once.
    package var synchronizesOutput: Bool { keyReader?.synchronizesOutput ?? false }

    /// Takes the terminal. Its settings are remembered here and never again, since whoever has it
    /// while the program is stopped may change them.
    package func enter() throws(TerminalError) {
        guard !isEntered else { return }
        for descriptor in [input, output] where !Platform.isTerminal(descriptor) {
            throw .isNoTerminal(descriptor: descriptor)
        }
        guard let found = Platform.settings(input) else {
            throw .isNoTerminal(descriptor: input)
        }
        guard Platform.canOpen(Self.neededDescriptors) else {
            throw .tooFewDescriptors(needed: Self.neededDescriptors)
        }
        let terms = Loan.Terms.screen(capabilities)
        guard Loan.begin(input: input, output: output, found: found, terms) else {
            throw .isTaken
        }
        isClosed = false
        entered = .now
        listen()
    }

    /// Gives the terminal back. Where it is not taken, nothing happens.
    package func leave() {
        guard let entered else { return }
        self.entered = nil
        awaitAnswer(since: entered)
        for source in sources { source.cancel() }
        sources = []
        keyReader = nil
        Loan.end()
    }

    /// Stops the program, as the terminal's own key would. It goes on when its user says so, with
    /// the event `resumed`.
    package func suspend() {
        Platform.sendToJob(Platform.stop)
    }

    /// Writes `bytes`, all of them, and waits where the terminal takes no more for a while.
    package func write(_ bytes: [UInt8]) {
        guard isEntered && !isClosed else { return }
        Loan.trimAside()
        let descriptor = Loan.state.pointee.drawing
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
            onKeys: { [unowned self] in if isEntered { onEvent(.keys($0)) } })
        let (keyboard, news) = (keyboard, Loan.state.pointee.news.reading)
        sources = [
            source(keyboard) { $0.readKeys(ifThereAreAny: false) }, source(news) { $0.readNews() },
        ]
        sources[0].setCancelHandler { @Sendable in Platform.closeDescriptor(keyboard) }
        activate(sources)
    }

    /// As soon as this run is over, so that the first frame does not wait for the thread that this takes.
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
                Platform.useSignalStack(Loan.state.pointee.signalStack)
                handler(self)
            }
        }
        return source
    }

    private func readKeys(ifThereAreAny: Bool) {
        if ifThereAreAny && !Platform.awaitInput(keyboard, milliseconds: 0) { return }
        switch Platform.read(keyboard, buffer) {
        case .bytes(let count): keyReader?.take(buffer[..<count])
        case .again: break
        case .closed:
            // The system closes a terminal first and then sends the signal, which is to end the program.
            _ = Platform.awaitInput(-1, milliseconds: Self.signalLimit)
            end()
        }
    }

    private func readNews() {
        guard case .bytes(let count) = Platform.read(Loan.state.pointee.news.reading, buffer)
        else { return }
        let isResumed = buffer[..<count].contains(LoanNews.resumed.rawValue)
        onEvent(isResumed ? .resumed : .resized(size))
    }

    /// Says that the terminal is gone, but not to code that is in the middle of drawing.
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

    private func awaitAnswer(since entered: ContinuousClock.Instant) {
        while capabilities.canBeAsked && !isClosed && keyReader?.synchronizesOutput == nil {
            let limit = Duration.seconds(Self.answerLimit) - entered.duration(to: .now)
            let milliseconds = Int32(limit / .milliseconds(1))
            guard milliseconds > 0 else { return }
            guard Platform.awaitInput(keyboard, milliseconds: milliseconds) else { return }
            guard case .bytes(let count) = Platform.read(keyboard, buffer) else { return }
            keyReader?.take(buffer[..<count])
        }
    }
}
