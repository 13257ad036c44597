#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension Platform {
    /// True if a thread other than the calling one runs, is ready to run or waits for a disk. False
    /// if the system does not say.
    package static var hasOtherRunningThread: Bool {
        do {
            let own = try stat(of: "thread-self").prefix { $0 != UInt8(ascii: " ") }
            return try entries(of: AT_FDCWD, "/proc/self/task").contains { entry in
                Array(entry.name.utf8) != Array(own) && isRunning(thread: entry.name)
            }
        } catch {
            return false
        }
    }

    /// Reads the state of a thread: the letter behind its name, which can have parentheses.
    private static func isRunning(thread: String) -> Bool {
        do {
            let text = try stat(of: "self/task/\(thread)")
            guard let end = text.lastIndex(of: UInt8(ascii: ")")), end + 2 < text.count else {
                return false
            }
            return [UInt8(ascii: "R"), UInt8(ascii: "D")].contains(text[end + 2])
        } catch {
            // The thread has ended.
            return false
        }
    }

    private static func stat(of thread: String) throws(SystemError) -> [UInt8] {
        try readFile("/proc/\(thread)/stat", limit: 4096)
    }
}
