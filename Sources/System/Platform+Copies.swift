#if canImport(Glibc)
    @preconcurrency import Glibc
#elseif canImport(Musl)
    @preconcurrency import Musl
#else
    import Darwin
#endif

/// Copies of this program, as processes of their own.
extension Platform {
    /// The first descriptor of the files that a copy gets.
    package static let firstFileOfCopy: Int32 = 3

    /// Starts this program again with the same arguments, in the same folder, with more variables.
    /// It reads no input, and its output is not shown. Its errors go to the file `errors`, and it
    /// gets `files` under the descriptors from `firstFileOfCopy` on. Returns the number of its
    /// process.
    ///
    /// Unless `GLIBC_TUNABLES` is set, its C library keeps more released memory for reuse, which
    /// makes a search of an app 4 % faster.
    package static func startCopy(
        _ variables: [String: String], errors: Int32, files: [Int32]
    ) throws(SystemError) -> Int32 {
        guard let path = programPath else { throw SystemError(number: ENOENT) }
        // One file must not take the number of another.
        let lowest = firstFileOfCopy + Int32(files.count)
        let copied = files.map { fcntl($0, F_DUPFD_CLOEXEC, lowest) }
        defer { copied.forEach { close($0) } }
        let kept = wholeEnvironment.filter { line in
            !variables.keys.contains { line.hasPrefix("\($0)=") }
        }
        let hasTunables = kept.contains { $0.hasPrefix("GLIBC_TUNABLES=") }
        let tunables = hasTunables ? [] : ["GLIBC_TUNABLES=glibc.malloc.tcache_count=500"]
        // If the parent of this process ignores ended children, the system forgets them.
        signal(SIGCHLD, SIG_DFL)
        return try start(
            path, CommandLine.arguments, kept + tunables + variables.map { "\($0)=\($1)" }
        ) { actions in
            for (stream, mode) in [(Int32(0), O_RDONLY), (1, O_WRONLY)] {
                posix_spawn_file_actions_addopen(actions, stream, "/dev/null", mode, 0)
            }
            posix_spawn_file_actions_adddup2(actions, errors, 2)
            for (number, file) in copied.enumerated() {
                posix_spawn_file_actions_adddup2(actions, file, firstFileOfCopy + Int32(number))
            }
        }
    }

    /// Returns whether a started process has ended. Ask no more after its end.
    package static func hasEnded(_ process: Int32) -> Bool {
        var status: Int32 = 0
        let ended = waitpid(process, &status, WNOHANG)
        return ended == process || (ended < 0 && errno != EINTR)
    }

    /// The processor time of another process in clock ticks, and true if all of its threads sleep:
    /// a thread that waits for a processor or a disk does not. Nil if the system does not tell.
    package static func activity(of process: Int32) -> (ticks: Int, isAsleep: Bool)? {
        do {
            let own = try statistics("/proc/\(process)/stat")
            guard own.count > 12, let user = Int(own[11]), let system = Int(own[12]) else {
                return nil
            }
            let tasks = try openFolder("/proc/\(process)/task")
            defer { closeDescriptor(tasks) }
            let isAsleep = try entries(of: tasks).allSatisfy {
                try statistics("/proc/\(process)/task/\($0.name)/stat").first == "S"
            }
            return (user + system, isAsleep)
        } catch {
            return nil
        }
    }

    /// The number of clock ticks in a second of processor time.
    package static let ticksInASecond = sysconf(Int32(_SC_CLK_TCK))

    /// The fields in a file about a process or a thread, from its state on. The name before them
    /// can have any character.
    static func statistics(_ path: String) throws(SystemError) -> [Substring] {
        let text = String(decoding: try readFile(path, limit: 4_096), as: UTF8.self)
        guard let end = text.unicodeScalars.lastIndex(of: ")") else { return [] }
        return text[end...].dropFirst().split(separator: " ")
    }

    /// Ends this process as a crash does: Swift's runtime, or a debugger, shows the place of each
    /// thread. Call it on another thread than the main one.
    package static func crash() -> Never {
        // After its report, the runtime lets the thread go on.
        kill(getpid(), SIGABRT)
        usleep(100_000)
        abort()
    }

    /// Asks a started process to end.
    package static func requestEnd(of process: Int32) {
        kill(process, SIGTERM)
    }

    /// Ends this process within 200 milliseconds after its parent ends. A separate thread checks
    /// this, even during a step that does not end.
    package static func exitAfterParent() {
        typealias Start = @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?
        let look: Start = { parent in
            while Int(getppid()) == Int(bitPattern: parent) { usleep(200_000) }
            _exit(1)
        }
        var thread = pthread_t()
        pthread_create(&thread, nil, look, UnsafeMutableRawPointer(bitPattern: Int(getppid())))
    }

    /// Ends a started process, and waits for its end.
    package static func stop(_ process: Int32) {
        var status: Int32 = 0
        kill(process, SIGKILL)
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
    }

    /// The variables of this process, each as `NAME=VALUE`.
    private static var wholeEnvironment: [String] {
        #if canImport(Darwin)
            var next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = _NSGetEnviron().pointee
        #else
            var next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
        #endif
        var lines: [String] = []
        while let line = next?.pointee {
            lines.append(String(cString: line))
            next = next?.successor()
        }
        return lines
    }
}
