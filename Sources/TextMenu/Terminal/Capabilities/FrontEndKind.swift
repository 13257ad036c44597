/// The front ends that a program can run in by itself.
package enum FrontEndKind: Sendable, Equatable {
    /// The whole screen of a terminal.
    case terminal
    /// Line after line, without an escape byte.
    case plain

    /// The one to take: the terminal only where both ends are one that can place its cursor, and
    /// where nobody has asked for plain lines.
    package init(
        inputIsTerminal: Bool, outputIsTerminal: Bool, environment: [String: String],
        plainIsAskedFor: Bool
    ) {
        let isDumb = TerminalName(environment["TERM"] ?? "").isDumb
        let isPlain = plainIsAskedFor || !inputIsTerminal || !outputIsTerminal || isDumb
        self = isPlain ? .plain : .terminal
    }
}
