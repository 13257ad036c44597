/// The process's own input and output.
public enum StandardStreams {
    static let lines = LineReader(Platform.standardInput)

    /// A line of the standard input, without its end; nil when there is no more.
    ///
    /// A terminal does not echo a hidden line. The keys that edit a line, end the input, or end or
    /// stop the program work as usual. When the program ends or stops, the terminal echoes again.
    /// Returns nil while a full screen has the terminal.
    ///
    /// `question` is what the program has written before the line. A terminal shows it again when the
    /// program goes on after a stop and the line is hidden.
    ///
    /// Bytes that are not UTF-8 become U+FFFD. A terminal keeps 4,095 bytes of a line. A ``SecureField``
    /// refuses both.
    public static func readLine(_ echo: Echo, question: String = "") -> String? {
        let input = Platform.standardInput
        guard echo == .hidden, let found = Platform.settings(input) else { return line() }
        let isSeen = Platform.isSameTerminal(Platform.standardOutput, input)
        let terms = Loan.Terms.hiddenLine(isSeen ? question : "")
        guard Loan.begin(input: input, output: input, found: found, terms) else { return nil }
        defer {
            Loan.end()
            if !Platform.isTerminal(Platform.standardOutput) { write("\n") }
        }
        return line()
    }

    /// In the background, the program stops when there is something to read, as any program does. A
    /// thread that blocks the signal for that stop would get an error instead.
    private static func line() -> String? {
        if Platform.readsLines(Platform.standardInput) {
            while !Platform.awaitInput(Platform.standardInput, milliseconds: -1) {}
        }
        let signals = Platform.letThrough(Platform.stopForInput)
        defer { Platform.letSignals(signals) }
        return lines.next()
    }

    /// Writes to the standard output, at once.
    public static func write(_ text: String) {
        _ = writeAll(text)
    }

    /// Writes to the standard output, at once. The answer is whether it took all of it.
    package static func writeAll(_ text: String) -> Bool {
        writeAll(text, to: Platform.standardOutput)
    }

    /// Writes to the standard error, at once.
    public static func writeError(_ text: String) {
        _ = writeAll(text, to: Platform.standardError)
    }

    private static func writeAll(_ text: String, to descriptor: Int32) -> Bool {
        Array(text.utf8).withUnsafeBytes { bytes in
            var rest = bytes
            while !rest.isEmpty {
                switch Platform.write(descriptor, rest) {
                case .bytes(let count): rest = UnsafeRawBufferPointer(rebasing: rest[count...])
                case .again: _ = Platform.awaitRoom(descriptor, milliseconds: -1)
                case .closed: return false
                }
            }
            return true
        }
    }
}
