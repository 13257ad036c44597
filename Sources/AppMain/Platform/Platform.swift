#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What the program asks of the system.
enum Platform {
    static func variable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }

    /// Has the system's HTTP library reach a host itself, whatever proxies the environment names.
    /// Asked before other threads may read the environment.
    static func leaveProxiesOut(for host: String) {
        let others = variable("no_proxy") ?? variable("NO_PROXY")
        let plain = String(host.filter { $0 != "[" && $0 != "]" })
        setenv("no_proxy", others.map { "\($0),\(plain)" } ?? plain, 1)
    }

    static func exit(_ status: Int32) -> Never {
        platformExit(status)
    }

    static func exists(_ path: String) -> Bool {
        access(path, F_OK) == 0
    }

    /// The folder in which the program runs; nil if the system does not tell.
    static var currentFolder: String? {
        var path = [CChar](repeating: 0, count: 4096)
        return getcwd(&path, path.count) == nil ? nil : text(path)
    }

    /// Where the file of this program is; nil if the system does not tell.
    static var programPath: String? {
        #if canImport(Darwin)
            var size = UInt32(4096)
            var path = [CChar](repeating: 0, count: Int(size))
            return _NSGetExecutablePath(&path, &size) == 0 ? text(path) : nil
        #else
            var path = [CChar](repeating: 0, count: 4096)
            return readlink("/proc/self/exe", &path, path.count - 1) > 0 ? text(path) : nil
        #endif
    }

    /// Has another program take the place of this one, in the same process.
    ///
    /// - Returns: only if that failed, with the system's reason.
    static func become(_ program: String, _ arguments: [String]) -> String {
        var words = arguments.map { strdup($0) }
        defer { for word in words { free(word) } }
        words.append(nil)
        execv(program, words)
        return String(cString: strerror(errno))
    }

    private static func text(_ characters: [CChar]) -> String {
        String(decoding: characters.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}

private let platformExit: @Sendable (Int32) -> Never = exit
