#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension Platform {
    /// True if the calling thread is the first one of this process, which runs `main`. False if the
    /// system does not say.
    package static var isMainThread: Bool { thread == "\(getpid())" }

    /// The number of the calling thread; nil if the system does not say.
    private static var thread: String? {
        // The link is like "12/task/13": the numbers of the process and of the thread.
        var link = [CChar](repeating: 0, count: 64)
        guard readlink("/proc/thread-self", &link, link.count - 1) > 0 else { return nil }
        return text(link).split(separator: "/").last.map { String($0) }
    }

    /// The processor time of the main thread, or of all threads but the calling one, in clock
    /// ticks, and true if all threads but the calling one sleep. Nil if the system does not tell.
    package static func ownActivity(ofMainThread: Bool) -> (ticks: Int, isAsleep: Bool)? {
        guard let own = thread else { return nil }
        var (ticks, isAsleep) = (0, true)
        do {
            for entry in try entries(of: AT_FDCWD, "/proc/self/task") where entry.name != own {
                let fields = try statistics("/proc/self/task/\(entry.name)/stat")
                guard fields.count > 12, let user = Int(fields[11]), let system = Int(fields[12])
                else { return nil }
                if fields[0] != "S" { isAsleep = false }
                if !ofMainThread || entry.name == "\(getpid())" { ticks += user + system }
            }
            return (ticks, isAsleep)
        } catch {
            return nil
        }
    }

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
