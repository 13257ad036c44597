#if canImport(Glibc)
    @preconcurrency import Glibc
#elseif canImport(Musl)
    @preconcurrency import Musl
#else
    import Darwin
#endif

/// Copies of this program, as processes of their own.
extension Platform {
    /// The end of a copy of this program.
    package enum CopyEnd: Sendable {
        case success

        /// A signal, or a status but 0.
        case failure
    }

    /// Starts this program again with the same arguments, in the same folder, with more variables. It reads
    /// no input, and its outputs are not shown; its errors go to the file at `errors`, if there is a path. Returns the
    /// number of its process.
    package static func startCopy(
        _ variables: [String: String], errors: String? = nil
    ) throws(SystemError) -> Int32 {
        guard let path = programPath else { throw SystemError(number: ENOENT) }
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (stream, mode) in [(Int32(0), O_RDONLY), (1, O_WRONLY)] {
            posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", mode, 0)
        }
        posix_spawn_file_actions_addopen(
            &actions, 2, errors ?? "/dev/null", O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        var arguments = CommandLine.arguments.map { strdup($0) } + [nil]
        var environment = wholeEnvironment.filter { line in
            !variables.keys.contains { line.hasPrefix("\($0)=") }
        }.map { strdup($0) }
        environment += variables.map { strdup("\($0)=\($1)") } + [nil]
        defer { (arguments + environment).forEach { free($0) } }
        // If the parent of this process ignores ended children, the system forgets them.
        signal(SIGCHLD, SIG_DFL)
        var process = pid_t()
        let reason = posix_spawn(&process, path, &actions, nil, &arguments, &environment)
        if reason != 0 { throw SystemError(number: reason) }
        return process
    }

    /// Returns whether a started process has ended. Ask no more after that.
    package static func hasEnded(_ process: Int32) -> Bool {
        var status: Int32 = 0
        let ended = waitpid(process, &status, WNOHANG)
        return ended == process || ended < 0 && errno != EINTR
    }

    /// Waits for the end of a started process. Ends it if it takes longer, and returns nil.
    package static func end(of process: Int32, milliseconds: Int) -> CopyEnd? {
        var status: Int32 = 0
        for _ in 0..<milliseconds * 2 {
            let ended = waitpid(process, &status, WNOHANG)
            if ended == process { return status == 0 ? .success : .failure }
            if ended < 0, errno != EINTR { return .success }
            usleep(500)
        }
        stop(process)
        return nil
    }

    /// Asks a started process to end.
    package static func requestEnd(of process: Int32) {
        kill(process, SIGTERM)
    }

    /// Ends this process within 200 milliseconds after its parent ends. A separate thread checks this, even during
    /// a step that does not end.
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
            var next: ProgramStart.Variables = _NSGetEnviron().pointee
        #else
            var next: ProgramStart.Variables = environ
        #endif
        var lines: [String] = []
        while let line = next?.pointee {
            lines.append(String(cString: line))
            next = next?.successor()
        }
        return lines
    }
}
