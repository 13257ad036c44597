package import Glibc

/// Starts programs.
package enum Spawn {
    /// Starts a program as the leader of a new session, in the terminal of this name. It receives
    /// all signals, even those that the starting thread blocks.
    package static func inSession(
        _ path: String, _ arguments: [String], _ environment: [String: String], terminal: String
    ) throws -> pid_t {
        var files = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&files)
        defer { posix_spawn_file_actions_destroy(&files) }
        posix_spawn_file_actions_addopen(&files, 0, terminal, O_RDWR, 0)
        posix_spawn_file_actions_adddup2(&files, 0, 1)
        posix_spawn_file_actions_adddup2(&files, 0, 2)
        var attributes = withDefaultSignals()
        defer { posix_spawnattr_destroy(&attributes) }
        var process = pid_t()
        let error = withVector([path] + arguments) { arguments in
            withVector(environment.map { "\($0)=\($1)" }) { environment in
                posix_spawn(&process, path, &files, &attributes, arguments, environment)
            }
        }
        if error != 0 { throw PseudoTerminalError.system(path, error) }
        return process
    }

    private static func withDefaultSignals() -> posix_spawnattr_t {
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        var (all, none) = (sigset_t(), sigset_t())
        sigfillset(&all)
        sigemptyset(&none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setsigmask(&attributes, &none)
        // The last is POSIX_SPAWN_SETSID, which is not imported.
        let flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | 0x80
        posix_spawnattr_setflags(&attributes, Int16(flags))
        return attributes
    }

    private static func withVector<Answer>(
        _ texts: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Answer
    ) -> Answer {
        let copies = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
            .allocate(capacity: texts.count + 1)
        for (index, text) in texts.enumerated() { copies[index] = strdup(text) }
        copies[texts.count] = nil
        defer {
            for index in texts.indices { free(copies[index]) }
            copies.deallocate()
        }
        return body(copies)
    }
}
