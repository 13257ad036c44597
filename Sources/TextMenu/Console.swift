public import Coordination

/// Runs an app where the program was started: on the whole screen of a terminal, or in plain lines
/// where there is none that can show it.
@MainActor
public struct Console {
    private let name: String
    private let isPlain: Bool

    /// A console for the app of this name; with `isPlain`, plain lines also in a terminal.
    public init(name: String, isPlain: Bool = false) {
        self.name = name
        self.isPlain = isPlain
    }

    /// Shows the navigator's screens until the user quits or the input ends. The terminal is given back
    /// as it was found, whatever ends the program.
    public func run(_ navigator: Navigator) async throws(TerminalError) {
        Loan.surviveBrokenPipes()
        let environment = Platform.environment(of: TerminalCapabilities.variables)
        let kind = FrontEndKind(
            inputIsTerminal: Platform.isTerminal(Platform.standardInput),
            outputIsTerminal: Platform.isTerminal(Platform.standardOutput),
            environment: environment, plainIsAskedFor: isPlain)
        switch kind {
        case .plain:
            await PlainFrontEnd(input: StandardStreams.nextLine, output: StandardStreams.write)
                .run(navigator)
        case .terminal:
            let capabilities = TerminalCapabilities(
                environment: environment, outputIsTerminal: true)
            try await TerminalSession(navigator, name: name, capabilities).run()
        }
    }
}
