import TextMenu

/// Where a command says what it has to say: results to the standard output, all else to the standard
/// error.
@MainActor
package struct Output {
    /// Writes results.
    package let write: @MainActor (String) -> Void

    /// Writes what is not a result.
    package let writeError: @MainActor (String) -> Void

    /// How results are coloured.
    package let ink: Ink

    /// True if results go to a terminal.
    package let isTerminal: Bool

    package init(
        ink: Ink = .none, isTerminal: Bool = false, write: @escaping @MainActor (String) -> Void,
        writeError: @escaping @MainActor (String) -> Void
    ) {
        self.ink = ink
        self.isTerminal = isTerminal
        self.write = write
        self.writeError = writeError
    }

    /// The process's own.
    static func standard(_ results: ResultStream) -> Output {
        Output(
            ink: Ink(isTerminal: Platform.outputIsTerminal, variable: Platform.variable),
            isTerminal: Platform.outputIsTerminal, write: results.write,
            writeError: StandardStreams.writeError)
    }
}
