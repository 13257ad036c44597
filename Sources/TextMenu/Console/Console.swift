import Binding
public import Coordination
public import WaylineApplication
public import WaylineInterface
import WaylineSystem
import WaylineText

/// Runs an app in the terminal or pipe in which the program was started. It uses the whole screen
/// of a terminal, or plain lines if the full screen is not possible.
@MainActor
public struct Console {
    private let name: String
    private let isPlain: Bool
    private let keys: KeyTable
    private let hasMouse: Bool
    private let wording: @MainActor () -> Wording

    /// The name of the chosen theme, and the themes to choose from.
    private var theme: (name: ValueSource<String>, all: [ColourTheme])

    /// The app, if it may show a preview.
    private var app: RunningApp?

    /// Creates a console for the app of this name. If `isPlain`, it prints plain lines also in a
    /// terminal. Without a `theme`, the full screen has that of the terminal's background. Without
    /// `hasMouse`, the mouse is left to the terminal.
    ///
    /// `keys` are those of the full screen. It asks for its wording on each print, since the
    /// language can change.
    public init(
        name: String, isPlain: Bool = false, keys: KeyTable = .standard,
        theme: ColourTheme? = nil, hasMouse: Bool = true,
        wording: @escaping @MainActor () -> Wording = { .english }
    ) {
        self.name = name
        self.isPlain = isPlain
        self.keys = keys
        let all = theme.map { [$0] } ?? ColourTheme.allCases
        self.theme = (Observable(theme?.name ?? AppContext.autoTheme), all)
        self.hasMouse = hasMouse
        self.wording = wording
    }

    /// Shows the navigator's screens until the user quits or the input ends. However the program
    /// ends, the terminal is given back as it was found.
    public func run(_ navigator: Navigator) async throws(Console.Failure) {
        SecretMemory.protect()
        guard var capabilities = Self.prepare(isPlain: isPlain) else {
            return try await runPlainly(navigator)
        }
        capabilities.wantsMouse = hasMouse
        let preview = app.flatMap { PreviewFrame($0, capabilities) }
        let session = TerminalSession(
            navigator, name: name, capabilities, keys, preview, wording)
        session.front.follow(theme.name, of: theme.all)
        try await session.run()
    }

    /// Prepares the process for a front end. Returns what the terminal can do; nil for plain lines.
    package static func prepare(isPlain: Bool) -> TerminalCapabilities? {
        HeldTerminal.surviveBrokenPipes()
        let environment = Platform.environment(of: TerminalCapabilities.variables)
        let inputIsTerminal = Platform.isTerminal(Platform.standardInput)
        let outputIsTerminal = Platform.isTerminal(Platform.standardOutput)
        if inputIsTerminal || outputIsTerminal { HeldTerminal.handleCrashes() }
        let kind = FrontEndKind(
            inputIsTerminal: inputIsTerminal, outputIsTerminal: outputIsTerminal,
            environment: environment, plainIsAskedFor: isPlain)
        if kind == .plain { return nil }
        return TerminalCapabilities(environment: environment, outputIsTerminal: true)
    }

    /// Runs an app until the user quits or the input ends. It begins where the user left it, and
    /// saves the user's place at the end.
    ///
    /// In debug builds, an app without a log of its own writes a line for each leak and each
    /// impossible decision to the standard error: at once, or, if that is the terminal, when it was
    /// given back.
    public static func run(
        _ app: App, isPlain: Bool = false, _ options: LaunchOptions = LaunchOptions()
    ) async throws {
        // The start of the app may write, and may crash.
        _ = prepare(isPlain: isPlain)
        try await launch(app, options) { running in
            var console = Console(
                name: app.name, isPlain: isPlain, keys: app.keyTable, hasMouse: options.hasMouse
            ) { running.wording }
            console.theme = (running.context.theme, app.allThemes)
            console.app = running
            try await console.run(running.navigator)
        }
    }

    /// Runs an app in any front end, with the log of ``run(_:isPlain:_:)``.
    package static func launch(
        _ app: App, _ options: LaunchOptions, _ show: (RunningApp) async throws -> Void
    ) async throws {
        try TerminalDevice.requireDescriptors()
        let log = ConsoleLog()
        defer { log.release() }
        var options = options
        if options.log == nil, app.log == nil, ConsoleLog.isDebugBuild {
            options.log = { log.write($0) }
        }
        try await app.run(options, show)
    }

    /// Ends the program with status 1, and prints the error on the standard error.
    ///
    ///     do { try await console.run(navigator) } catch { Console.end(error) }
    nonisolated public static func end(_ error: any Error) -> Never {
        StandardStreams.writeError("\(error)\n")
        Platform.exit(1)
    }

    private func runPlainly(_ navigator: Navigator) async throws(Console.Failure) {
        let isTerminal = Platform.isTerminal(Platform.standardInput)
        guard !isTerminal || HeldTerminal.prepare() else {
            throw .tooFewDescriptors(needed: HeldTerminal.neededDescriptors)
        }
        let streams = LineStreams()
        let console = PlainConsole(
            input: { await streams.nextLine($0) }, output: { streams.write($0) },
            lineLimit: isTerminal ? Platform.keptBytesOfLine : nil)
        await PlainFrontEnd(console, wording: wording).run(navigator)
        try streams.check()
    }
}
