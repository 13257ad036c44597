#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Other programs, and temporary folders to exchange files with them.
extension Platform {
    /// The folder for temporary files.
    package static var temporaryFolder: String {
        variable("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    }

    /// Creates a new folder for temporary files, which nobody else can read. Its name begins with
    /// `beginning`.
    package static func makeTemporaryFolder(_ beginning: String) throws(SystemError) -> String {
        var path = Array("\(temporaryFolder)/\(beginning)XXXXXX".utf8CString)
        guard mkdtemp(&path) != nil else { throw lastError }
        return String(decoding: path.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Runs a program from one of the folders of `PATH`, and waits for its end. It works in
    /// `folder`, reads no input, and writes its output to a file. Relative folders of `PATH` are
    /// left out.
    ///
    /// - Parameter variables: its whole environment, besides the variables that every program
    ///   needs.
    /// - Returns: its exit status; nil if a signal ended it, or if it took longer than `seconds`.
    package static func run(
        _ words: [String], in folder: String, variables: [String: String], output: String,
        seconds: Int
    ) throws(SystemError) -> Int32? {
        // If the parent of this process ignores ended children, the system forgets their status.
        let former = signal(SIGCHLD, SIG_DFL)
        defer { signal(SIGCHLD, former) }
        let process = try start(words, in: folder, variables, output)
        var (status, left): (Int32, Int) = (0, seconds * 1_000)
        while true {
            let ended = waitpid(process, &status, left > 0 ? WNOHANG : 0)
            if ended == process { break }
            if ended < 0, errno != EINTR { throw lastError }
            sleep(milliseconds: 1)
            left -= 1
            if left == 0 { kill(process, SIGKILL) }
        }
        return status & 0x7F == 0 ? status >> 8 & 0xFF : nil
    }

    private static func start(
        _ words: [String], in folder: String, _ variables: [String: String], _ output: String
    ) throws(SystemError) -> pid_t {
        let path = programFolders.joined(separator: ":")
        let all = environment(of: needed).merging(["PATH": path]) { $1 }.merging(variables) { $1 }
        let program = try self.program(words[0])
        // A new process begins in the folder of this one.
        let own = try openFolder(".")
        defer { close(own) }
        try check(chdir(folder))
        defer { fchdir(own) }
        return try start(program, words, all.map { "\($0)=\($1)" }) { actions in
            let flags = O_WRONLY | O_CREAT | O_TRUNC
            posix_spawn_file_actions_addopen(actions, 0, "/dev/null", O_RDONLY, 0)
            posix_spawn_file_actions_addopen(actions, 1, output, flags, 0o600)
            posix_spawn_file_actions_addopen(actions, 2, "/dev/null", O_WRONLY, 0)
        }
    }

    #if canImport(Darwin)
        typealias FileActions = posix_spawn_file_actions_t?
    #else
        typealias FileActions = posix_spawn_file_actions_t
    #endif

    /// Starts the program at `path` with these words and this environment. `addFiles` chooses its
    /// files.
    static func start(
        _ path: String, _ words: [String], _ variables: [String],
        files addFiles: (UnsafeMutablePointer<FileActions>) -> Void
    ) throws(SystemError) -> pid_t {
        #if canImport(Darwin)
            var actions: FileActions = nil
        #else
            var actions = FileActions()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        addFiles(&actions)
        var arguments = words.map { strdup($0) } + [nil]
        var environment = variables.map { strdup($0) } + [nil]
        defer { (arguments + environment).forEach { free($0) } }
        var process = pid_t()
        let reason = posix_spawn(&process, path, &actions, nil, &arguments, &environment)
        if reason != 0 { throw SystemError(number: reason) }
        return process
    }

    /// The variables that every program needs, and those by which a toolchain is chosen.
    private static let needed = [
        "HOME", "TMPDIR", "LD_LIBRARY_PATH", "TOOLCHAINS", "DEVELOPER_DIR", "SDKROOT",
        "SWIFTLY_HOME_DIR", "SWIFTLY_BIN_DIR", "SWIFTLY_TOOLCHAINS_DIR",
    ]

    /// The absolute folders of `PATH`. A relative one may be in a package from an unknown person.
    private static var programFolders: [String] {
        (variable("PATH") ?? "/usr/bin:/bin").split(separator: ":").map(String.init)
            .filter { $0.hasPrefix("/") }
    }

    private static func program(_ name: String) throws(SystemError) -> String {
        for folder in programFolders {
            let path = "\(folder)/\(name)"
            if access(path, X_OK) == 0, try kind(of: path, in: AT_FDCWD) != .folder { return path }
        }
        throw SystemError(number: ENOENT)
    }
}
