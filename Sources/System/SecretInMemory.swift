import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A secret that the program has in its memory. As long as one exists, a crash of the process
/// leaves no core file, which would have the secret. Otherwise, it leaves one if the user has
/// allowed it.
package final class SecretInMemory: Sendable {
    private struct State {
        var count = 0

        /// The setting for core files before the first secret, which is restored after the last.
        var found: Int32 = 0
    }

    private static let state = Mutex(State())

    package init() {
        Self.state.withLock { state in
            if state.count == 0 { state.found = CoreFiles.replaceSetting(by: 0) }
            state.count += 1
        }
    }

    deinit {
        Self.state.withLock { state in
            state.count -= 1
            if state.count == 0 { _ = CoreFiles.replaceSetting(by: state.found) }
        }
    }
}

/// The setting of the process for core files.
private enum CoreFiles {
    /// Changes the setting, and returns the old one: 0 for no core files.
    ///
    /// On Linux, a limit of the size is not enough: it does not count if core files are passed to a
    /// program.
    static func replaceSetting(by new: Int32) -> Int32 {
        #if os(Linux)
            let old = control?(isAllowed, 0, 0, 0, 0) ?? 0
            if new != old, 0...1 ~= new { _ = control?(allow, UInt(new), 0, 0, 0) }
            return old
        #else
            var limit = rlimit()
            getrlimit(RLIMIT_CORE, &limit)
            let old = Int32(clamping: limit.rlim_cur)
            limit.rlim_cur = new == .max ? limit.rlim_max : rlim_t(max(new, 0))
            setrlimit(RLIMIT_CORE, &limit)
            return old
        #endif
    }

    #if os(Linux)
        // PR_GET_DUMPABLE and PR_SET_DUMPABLE, which Swift does not import either.
        private static let (isAllowed, allow): (Int32, Int32) = (3, 4)

        private typealias ProcessControl = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32

        /// The function `prctl`. Swift does not import functions with any number of arguments.
        private static let control = dlsym(nil, "prctl").map {
            unsafeBitCast($0, to: ProcessControl.self)
        }
    #endif
}
