import Dispatch
import Synchronization
import WaylineSystem
import WaylineText

/// The process's own input and output.
public enum StandardStreams {
    static let lines = LineReader(Platform.standardInput)

    /// Returns a line of the standard input, without its end; nil when there is no more.
    ///
    /// A terminal does not echo a hidden line. The keys that edit a line, end the input, or end or
    /// stop the program work as usual. When the program ends or stops, the terminal echoes again.
    /// Returns nil while a full screen has the terminal.
    ///
    /// `question` is the text that the program has written before the line. If the line is hidden,
    /// a terminal shows the question again when a stopped program continues.
    ///
    /// Bytes that are not UTF-8 become U+FFFD. A terminal keeps 4,095 bytes of a line. A
    /// `SecureField` refuses both.
    public static func readLine(_ echo: StandardStreams.Echo, question: String = "") -> String? {
        let input = Platform.standardInput
        let secret = echo == .hidden ? SecretInMemory() : nil
        defer { withExtendedLifetime(secret) {} }
        guard echo == .hidden, let found = Platform.settings(input) else { return line() }
        let isSeen = Platform.isSameTerminal(Platform.standardOutput, input)
        let mode = HeldTerminal.Mode.hiddenLine(isSeen ? question.printable : "")
        guard HeldTerminal.begin(input: input, output: input, found: found, mode)
        else { return nil }
        defer {
            HeldTerminal.end()
            if !Platform.isTerminal(Platform.standardOutput) { write("\n") }
        }
        return line()
    }

    /// Waits for input first: a program in the background then stops, as any program does.
    private static func line() -> String? {
        if Platform.readsLines(Platform.standardInput) {
            while !Platform.awaitInput(Platform.standardInput, milliseconds: -1) {}
        }
        return Platform.lettingStopForInput(lines.next)
    }

    /// Writes to the standard output, at once.
    public static func write(_ text: String) {
        _ = writeAll(text)
    }

    /// Writes to the standard output, at once. Returns whether it took all of the text.
    static func writeAll(_ text: String) -> Bool {
        Platform.writeAll(text, to: Platform.standardOutput)
    }

    /// Writes to the standard error, at once.
    public static func writeError(_ text: String) {
        _ = Platform.writeAll(text, to: Platform.standardError)
    }
}

extension StandardStreams {
    /// Returns a line of the standard input, without its end; nil when there is no more, or when
    /// the standard output is closed at its other end. Other tasks run meanwhile.
    ///
    /// `question` is the text before the line, as in ``readLine(_:question:)``.
    public static func nextLine(_ echo: StandardStreams.Echo, question: String = "") async
        -> String?
    {
        guard Platform.isRead(Platform.standardOutput) else { return nil }
        return await withCheckedContinuation { continuation in
            reader.async { continuation.resume(returning: readLine(echo, question: question)) }
        }
    }

    private static let reader = DispatchQueue(label: "lines")
}

extension StandardStreams {
    /// The echo of typed characters on a terminal.
    public enum Echo: Sendable {
        /// Typed characters are shown.
        case shown

        /// Typed characters are not shown, and neither is their number.
        case hidden
    }
}

/// Reads lines of at most `limit` bytes. A longer line, which may have no end, ends the input.
final class LineReader: Sendable {
    static let limit = 1 << 16

    private let descriptor: Int32
    private let unread = Mutex<[UInt8]>([])
    private let foundTooLong = Atomic(false)

    init(_ descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// True once a line was too long.
    var isTooLong: Bool { foundTooLong.load(ordering: .relaxed) }

    /// Waits for a line, and returns it without its end; nil at the end of the input.
    func next() -> String? {
        unread.withLock { unread in
            var searched = 0
            while !isTooLong {
                if let end = unread[searched...].firstIndex(of: UInt8(ascii: "\n")) {
                    defer { unread.removeSubrange(...end) }
                    return Self.text(unread[..<end])
                }
                searched = unread.count
                if searched > Self.limit {
                    foundTooLong.store(true, ordering: .relaxed)
                } else if !fill(&unread) {
                    defer { unread = [] }
                    return unread.isEmpty ? nil : Self.text(unread[...])
                }
            }
            unread = []
            return nil
        }
    }

    /// Appends the bytes that can be read; false at the end.
    private func fill(_ unread: inout [UInt8]) -> Bool {
        var part = [UInt8](repeating: 0, count: 4096)
        while true {
            switch part.withUnsafeMutableBytes({ Platform.read(descriptor, $0) }) {
            case .bytes(let count):
                unread += part[..<count]
                return true
            case .again: _ = Platform.awaitInput(descriptor, milliseconds: -1)
            case .closed: return false
            }
        }
    }

    private static func text(_ line: ArraySlice<UInt8>) -> String {
        let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
        return String(decoding: line, as: UTF8.self)
    }
}
