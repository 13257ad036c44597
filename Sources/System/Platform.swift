#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The calls to the operating system. This module alone imports its C library.
package enum Platform {
    /// The reason why the last call failed.
    static var lastError: SystemError { SystemError(number: errno) }

    /// The number of the reason why the last call failed.
    static var errorNumber: Int32 {
        get { errno }
        set { errno = newValue }
    }

    /// Throws the last error if the result of a call reports a failure.
    @discardableResult
    static func check(_ result: Int32) throws(SystemError) -> Int32 {
        if result < 0 { throw lastError }
        return result
    }

    package static var secondsSince1970: Int { time(nil) }

    package static func sleep(milliseconds: UInt32) {
        usleep(milliseconds * 1000)
    }

    package static func variable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }

    /// The values of these variables, without those that are not set.
    package static func environment(of names: [String]) -> [String: String] {
        names.reduce(into: [:]) { found, name in found[name] = variable(name) }
    }

    /// The locale of the user's messages: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is
    /// set.
    package static var locale: String? {
        ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(variable).first { !$0.isEmpty }
    }

    package static func exit(_ status: Int32) -> Never {
        platformExit(status)
    }

    /// Calls `action` when the program ends by itself.
    static func atExit(_ action: @convention(c) () -> Void) {
        atexit(action)
    }

    package static func exists(_ path: String) -> Bool {
        access(path, F_OK) == 0
    }

    /// The path of this program's file; nil if the system does not report it.
    package static var programPath: String? {
        #if canImport(Darwin)
            var size = UInt32(4096)
            var path = [CChar](repeating: 0, count: Int(size))
            return _NSGetExecutablePath(&path, &size) == 0 ? text(path) : nil
        #else
            var path = [CChar](repeating: 0, count: 4096)
            return readlink("/proc/self/exe", &path, path.count - 1) > 0 ? text(path) : nil
        #endif
    }

    static func text(_ characters: [CChar]) -> String {
        String(decoding: characters.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}

private let platformExit: @Sendable (Int32) -> Never = exit
