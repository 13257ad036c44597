public import Binding
public import Coordination

/// The front end for pipes, simple terminals, screen readers and scripts: it prints lines, asks, and
/// prints what has changed.
///
/// It writes no escape sequence, and all can be done here that can be done in a full terminal.
@MainActor
public struct PlainFrontEnd {
    private let console: PlainConsole
    private let scheduler: AnyScheduler
    private let wording: @MainActor () -> Wording

    /// A front end that reads a line, nil at the end, from `input`, and writes text to `output`.
    ///
    /// By the scheduler it knows when to say that something takes its time. It asks for its wording each
    /// time that it says something.
    public init(
        input: @escaping @MainActor (Echo) async -> String?,
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

    /// Shows the navigator's screens, one after another, until the user quits, the input ends or the
    /// navigator does.
    public func run(_ navigator: Navigator) async {
        await PlainSession(navigator, console, scheduler, wording).run()
    }
}
