#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Code that runs before `main`, and before Swift's runtime is ready: it calls only the C library.
extension Platform {
    package typealias Variables = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?

    /// Makes a crash signal end the program at once. The runtime's handler would ask for a key on
    /// the terminal, but the runtime does not replace handlers that are installed before it starts.
    /// Does nothing if `SWIFT_BACKTRACE` is set.
    package static func handleCrashes(_ variables: Variables) {
        guard isatty(STDIN_FILENO) == 1 || isatty(STDOUT_FILENO) == 1 else { return }
        var next = variables
        while let variable = next?.pointee {
            if isBacktrace(variable) { return }
            next = next?.successor()
        }
        var signal: Int32 = 1
        while signal < 32 {
            if isCrash(signal) {
                Platform.handle(signal) { signal, _, _ in
                    Platform.handleByDefault(signal)
                    Platform.send(signal)
                }
            }
            signal += 1
        }
    }

    private static func isBacktrace(_ variable: UnsafeMutablePointer<CChar>) -> Bool {
        let name: StaticString = "SWIFT_BACKTRACE="
        return strlen(variable) >= name.utf8CodeUnitCount
            && memcmp(variable, name.utf8Start, name.utf8CodeUnitCount) == 0
    }

    /// Returns whether a signal is one of `Platform.crashes` that the runtime handles. It uses no
    /// array, since the runtime is not ready.
    private static func isCrash(_ signal: Int32) -> Bool {
        signal == SIGQUIT || signal == SIGABRT || signal == SIGBUS || signal == SIGFPE
            || signal == SIGILL || signal == SIGSEGV || signal == SIGTRAP
    }
}
