import Glibc
import PseudoTerminals

/// A program that is timed in a pseudo-terminal of 80 columns and 24 rows.
///
/// The content of its output is not examined: the program has responded when it writes nothing more
/// for a while.
final class ProgramInTerminal {
    /// Output that a program writes without a pause.
    struct Burst {
        /// The time from the cause to the last byte.
        let milliseconds: Double
        let bytes: Int
    }

    /// The milliseconds of silence that end a response: after the start, when a program may have to
    /// wait for a busy machine between two bytes, and after a key.
    private static let silence: (start: Int32, key: Int32) = (100, 20)

    /// The longest time to wait for the first byte.
    private static let patience: Int32 = 5_000

    /// The question whether the terminal can show a frame at once, and the answer that it can.
    private static let question = "\u{1B}[?2026$p"
    private static let answer = Array("\u{1B}[?2026;2$y".utf8)

    private let terminal: PseudoTerminal
    private let process: pid_t
    private let beginning: Int

    /// Starts the program at `path`. The terminal shows typed characters only if it `echoes`.
    init(_ path: String, _ arguments: [String] = [], echoes: Bool = true) throws {
        terminal = try PseudoTerminal()
        if !echoes { terminal.stopEchoing() }
        beginning = Platform.nanoseconds()
        process = try Spawn.inSession(
            path, arguments, ["TERM": "xterm-256color", "LANG": "C.UTF-8"],
            terminal: terminal.name)
    }

    deinit {
        kill(process, SIGKILL)
        var status: Int32 = 0
        waitpid(process, &status, 0)
    }

    /// Waits for the first output of the program.
    func start() -> Burst {
        burst(since: beginning, silence: Self.silence.start)
    }

    /// Types `text`, and waits for the resulting output, at most so many milliseconds for its first
    /// byte.
    func type(_ text: String, patience: Int32 = patience) -> Burst {
        let bytes = Array(text.utf8)
        let start = Platform.nanoseconds()
        terminal.send(bytes)
        return burst(since: start, silence: Self.silence.key, patience: patience)
    }

    /// Types a key that means nothing, and waits for output that should not come.
    func typeUnusedKey() -> Burst { type("\u{1B}[15~", patience: Self.silence.start) }

    /// Types a text that is longer than the terminal holds at once, and waits for the output that
    /// follows.
    func type(long text: String) -> Burst {
        var rest = Array(text.utf8)[...]
        let start = Platform.nanoseconds()
        while !rest.isEmpty {
            let sent = terminal.send(Array(rest))
            rest = rest.dropFirst(sent)
            _ = terminal.receive(milliseconds: sent == 0 ? 1 : 0)
        }
        return burst(since: start, silence: Self.silence.start)
    }

    /// The peak memory of the program.
    func peakKibibytes() -> Int? { kibibytes("VmHWM:", in: "status") }

    /// The memory that the program shares with no other: the cost of starting it a second time.
    func privateKibibytes() -> Int? { kibibytes("Anonymous:", in: "smaps_rollup") }

    private func kibibytes(_ name: String, in list: String) -> Int? {
        guard let file = fopen("/proc/\(process)/\(list)", "r") else { return nil }
        defer { fclose(file) }
        var line = [CChar](repeating: 0, count: 256)
        while fgets(&line, Int32(line.count), file) != nil {
            let text = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
            if text.hasPrefix(name) { return Int(text.filter(\.isNumber)) }
        }
        return nil
    }

    /// Returns all output from now on, up to a silence.
    private func burst(since start: Int, silence: Int32, patience: Int32 = patience) -> Burst {
        var (end, all) = (start, [UInt8]())
        var bytes = terminal.receive(milliseconds: patience)
        while !bytes.isEmpty {
            end = Platform.nanoseconds()
            all += bytes
            bytes = terminal.receive(milliseconds: silence)
        }
        if String(decoding: all, as: UTF8.self).contains(Self.question) {
            terminal.send(Self.answer)
        }
        return Burst(milliseconds: Double(end - start) / 1_000_000, bytes: all.count)
    }
}
