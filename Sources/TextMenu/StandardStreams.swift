#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The process's own input and output.
public enum StandardStreams {
    /// A line of the standard input, without its end; nil when there is no more.
    ///
    /// A hidden line is not echoed by a terminal. Its signal keys are off for as long, since one of
    /// them would end the program and leave the terminal mute.
    public static func readLine(_ echo: Echo) -> String? {
        var found = termios()
        guard echo == .hidden, tcgetattr(STDIN_FILENO, &found) == 0 else {
            return Swift.readLine()
        }
        var mute = found
        mute.c_lflag &= ~tcflag_t(ECHO | ISIG)
        tcsetattr(STDIN_FILENO, TCSADRAIN, &mute)
        defer {
            tcsetattr(STDIN_FILENO, TCSADRAIN, &found)
            write("\n")
        }
        return Swift.readLine()
    }

    /// Writes to the standard output, at once.
    public static func write(_ text: String) {
        _ = writeAll(text)
    }

    /// Writes to the standard output, at once. The answer is whether it took all of it.
    package static func writeAll(_ text: String) -> Bool {
        writeAll(text, to: STDOUT_FILENO)
    }

    /// Writes to the standard error, at once.
    public static func writeError(_ text: String) {
        _ = writeAll(text, to: STDERR_FILENO)
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
