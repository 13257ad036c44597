public import Binding
public import Coordination
import WaylineApplication
public import WaylineInterface
import WaylineText

/// The front end for pipes, simple terminals, screen readers and scripts: it prints lines, asks,
/// and prints the changes.
///
/// It writes no escape sequence. The user can do everything here that a full terminal can do.
@MainActor
public struct PlainFrontEnd {
    private let console: PlainConsole
    private let scheduler: AnyScheduler
    private let wording: @MainActor () -> Wording
    private let wakeup = Wakeup()

    /// True while it waits for work, and not for a line.
    package var isAsleep: Bool { wakeup.isAsleep }

    /// Creates a front end that reads lines from `input`, which returns nil at the end, and writes
    /// text to `output`.
    ///
    /// It uses the scheduler to say when work takes long. It asks for its wording each time that it
    /// prints.
    public init(
        input: @escaping @MainActor (StandardStreams.Echo) async -> String?,
        output: @escaping @MainActor (String) -> Void, scheduler: AnyScheduler = .main,
        wording: @escaping @MainActor () -> Wording = { .english }
    ) {
        let console = PlainConsole(input: input, output: output)
        self.init(console, scheduler: scheduler, wording: wording)
    }

    init(
        _ console: PlainConsole, scheduler: AnyScheduler = .main,
        wording: @escaping @MainActor () -> Wording
    ) {
        self.console = console
        self.scheduler = scheduler
        self.wording = wording
    }

    /// Shows the navigator's screens, one after another, until the user quits, the input ends or
    /// the navigator does.
    public func run(_ navigator: Navigator) async {
        await PlainSession(navigator, console, scheduler, wakeup, wording).run()
    }
}

/// The input and the output of the plain front end, in lines.
@MainActor
struct PlainConsole {
    /// The number of bytes that are kept of a longer line; nil if lines arrive whole.
    let lineLimit: Int?

    private let input: @MainActor (StandardStreams.Echo) async -> String?
    private let output: @MainActor (String) -> Void

    init(
        input: @escaping @MainActor (StandardStreams.Echo) async -> String?,
        output: @escaping @MainActor (String) -> Void, lineLimit: Int? = nil
    ) {
        self.lineLimit = lineLimit
        self.input = input
        self.output = output
    }

    /// Prints these lines, after an empty one.
    func say(_ lines: [String]) {
        if !lines.isEmpty { output("\n" + lines.map { "\($0.printable)\n" }.joined()) }
    }

    /// Prints `question`, and waits for a line.
    func ask(_ question: String, _ echo: StandardStreams.Echo = .shown) async throws(Quit) -> String
    {
        output("\n" + question.printable)
        return try await readLine(echo)
    }

    /// Waits for another line of the same answer.
    func readLine(_ echo: StandardStreams.Echo = .shown) async throws(Quit) -> String {
        guard let line = await input(echo) else {
            output("\n")
            throw Quit()
        }
        return line
    }
}

/// The user has quit, or the input has ended.
struct Quit: Error {}
