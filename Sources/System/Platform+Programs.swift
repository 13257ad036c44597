#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Other programs, and temporary folders to exchange files with them.
extension Platform {
    /// Creates a new folder for temporary files, which nobody else can read.
    package static func makeTemporaryFolder() throws(SystemError) -> String {
        let place = variable("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
        var path = Array("\(place)/wayline-XXXXXX".utf8CString)
        guard mkdtemp(&path) != nil else { throw lastError }
        return String(decoding: path.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Runs a program from one of the folders of `PATH`, and waits for its end. It reads no
    /// input, and writes its output to a file.
    ///
    /// - Parameter variables: its whole environment, besides the variables that every program needs.
    /// - Returns: its exit status; nil if a signal ended it.
    package static func run(
        _ words: [String], variables: [String: String], output: String
    ) throws(SystemError) -> Int32? {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        let needed = environment(of: ["PATH", "HOME", "TMPDIR"]).merging(variables) { $1 }
        var arguments = words.map { strdup($0) } + [nil]
        var environment = needed.map { strdup("\($0)=\($1)") } + [nil]
        defer { (arguments + environment).forEach { free($0) } }
        var process = pid_t()
        let reason = posix_spawnp(&process, words[0], &actions, nil, &arguments, &environment)
        if reason != 0 { throw SystemError(number: reason) }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 {
            if errno != EINTR { throw lastError }
        }
        return status & 0x7F == 0 ? status >> 8 & 0xFF : nil
    }
}
