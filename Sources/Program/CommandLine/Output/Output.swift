import WaylineSystem
import WaylineValues

/// The outputs of a command: results go to the standard output, messages to the standard error.
@MainActor
package struct Output {
    /// Writes results.
    package let write: @MainActor (String) -> Void

    /// Writes messages.
    package let writeError: @MainActor (String) -> Void

    /// The colours of results.
    let ink: Ink

    /// True if results go to a terminal.
    package let isTerminal: Bool

    package init(
        write: @escaping @MainActor (String) -> Void,
        writeError: @escaping @MainActor (String) -> Void
    ) {
        self.init(ink: .none, write: write, writeError: writeError)
    }

    init(
        ink: Ink, isTerminal: Bool = false, write: @escaping @MainActor (String) -> Void,
        writeError: @escaping @MainActor (String) -> Void
    ) {
        self.ink = ink
        self.isTerminal = isTerminal
        self.write = write
        self.writeError = writeError
    }

    /// The outputs of the process.
    static func standard(_ results: ResultStream) -> Output {
        Output(
            ink: Ink(isTerminal: Platform.outputIsTerminal, variable: Platform.variable),
            isTerminal: Platform.outputIsTerminal, write: results.write
        ) { _ = Platform.writeAll($0, to: Platform.standardError) }
    }

    /// Writes a difference. On a terminal, control characters are shown as numbers; `patch` gets
    /// the exact bytes.
    package func writeDifference(_ text: String) {
        write(ink.difference(isTerminal ? text.escapedLines : text))
    }

    /// Writes an error in one line.
    package func fail(_ message: String) {
        writeError(Self.line(message))
    }

    /// Writes an error in several lines.
    package func failInLines(_ message: String) {
        writeError(message.escapedLines + "\n")
    }

    /// A message as one line. It may quote names that others have chosen, so control characters are
    /// shown as numbers.
    package nonisolated static func line(_ message: String) -> String {
        message.escaped(for: .line) + "\n"
    }
}
