import Generator

/// Messages may name what others have made: control characters are written as numbers.
extension Output {
    /// Writes one line that says what is wrong.
    package func fail(_ message: String) {
        writeError(Self.line(message))
    }

    /// Writes several lines that say what is wrong.
    package func failInLines(_ message: String) {
        writeError(message.printableLines + "\n")
    }

    nonisolated static func line(_ message: String) -> String {
        message.printable + "\n"
    }
}
