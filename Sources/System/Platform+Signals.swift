import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Signals.
extension Platform {
    typealias SignalSet = sigset_t
    typealias SignalAction = sigaction
    typealias SignalInformation = siginfo_t
    typealias SignalHandler =
        @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void

    /// The signals that end a program by default, without crashes and those that the C library
    /// reserves.
    static let endings: [Int32] = {
        let everywhere = [
            SIGHUP, SIGINT, SIGTERM, SIGALRM, SIGUSR1, SIGUSR2, SIGVTALRM, SIGPROF, SIGXCPU,
            SIGXFSZ,
        ]
        #if os(Linux)
            return everywhere + [SIGIO, SIGPWR, SIGSTKFLT] + Array(__libc_current_sigrtmin()...64)
        #else
            return everywhere
        #endif
    }()
    static let crashes = [SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGABRT, SIGSYS]
    static var quit: Int32 { SIGQUIT }
    /// The stop signal that a key sends.
    static var stop: Int32 { SIGTSTP }
    static var stopForInput: Int32 { SIGTTIN }
    static var stopForOutput: Int32 { SIGTTOU }
    static let stops = [stop, stopForInput, stopForOutput]
    static var goOn: Int32 { SIGCONT }
    static var resize: Int32 { SIGWINCH }
    static var brokenPipe: Int32 { SIGPIPE }

    static func isDefault(_ action: SignalAction) -> Bool {
        address(action) == 0
    }

    static func isIgnored(_ action: SignalAction) -> Bool {
        address(action) == 1
    }

    private static func address(_ action: SignalAction) -> Int {
        #if canImport(Glibc)
            unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
        #elseif canImport(Musl)
            unsafeBitCast(action.__sa_handler.sa_handler, to: Int.self)
        #else
            unsafeBitCast(action.__sigaction_u.__sa_handler, to: Int.self)
        #endif
    }

    static func action(of signal: Int32) -> SignalAction {
        var found = SignalAction()
        sigaction(signal, nil, &found)
        return found
    }

    static func set(_ action: UnsafePointer<SignalAction>, for signal: Int32) {
        sigaction(signal, action, nil)
    }

    /// Calls `handler` for a signal, on the signal stack if there is one. Other signals wait
    /// meanwhile.
    static func handle(_ signal: Int32, by handler: @escaping SignalHandler) {
        var action = SignalAction()
        #if canImport(Glibc)
            action.__sigaction_handler.sa_sigaction = handler
        #elseif canImport(Musl)
            action.__sa_handler.sa_sigaction = handler
        #else
            action.__sigaction_u.__sa_sigaction = handler
        #endif
        action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESTART
        sigfillset(&action.sa_mask)
        sigaction(signal, &action, nil)
    }

    /// Makes a crash end the program at once. On a terminal, the handler of Swift's runtime would
    /// ask for a key. Does nothing if `SWIFT_BACKTRACE` is set.
    package static func endCrashesAtOnce() {
        guard isTerminal(standardInput) || isTerminal(standardOutput),
            variable("SWIFT_BACKTRACE") == nil
        else { return }
        for signal in crashes + [quit] where !isIgnored(action(of: signal)) {
            handleByDefault(signal)
        }
    }

    /// Restores the default action of the system for a signal.
    package static func handleByDefault(_ signal: Int32) {
        var action = SignalAction()
        sigaction(signal, &action, nil)
    }

    /// Blocks all signals on this thread, except those of crashes; returns the previous mask.
    static func holdSignals() -> SignalSet {
        var (all, before) = (SignalSet(), SignalSet())
        sigfillset(&all)
        for crash in crashes { sigdelset(&all, crash) }
        pthread_sigmask(SIG_BLOCK, &all, &before)
        return before
    }

    /// Lets `signal` arrive on this thread; returns the previous mask.
    static func letThrough(_ signal: Int32) -> SignalSet {
        var (only, before) = (SignalSet(), SignalSet())
        sigemptyset(&only)
        sigaddset(&only, signal)
        pthread_sigmask(SIG_UNBLOCK, &only, &before)
        return before
    }

    static func letSignals(_ before: SignalSet) {
        var before = before
        pthread_sigmask(SIG_SETMASK, &before, nil)
    }

    /// Sends `signal` to this thread, where it arrives as soon as it is not blocked.
    static func send(_ signal: Int32) {
        raise(signal)
    }

    /// Sends `signal` to this thread, where it arrives at once although all are blocked.
    package static func sendThrough(_ signal: Int32) {
        raise(signal)
        letSignals(letThrough(signal))
    }

    /// Reads from a terminal, which stops a program in the background. A thread that blocks the
    /// signal for that would get an error instead.
    package static func lettingStopForInput<Result>(_ read: () -> Result) -> Result {
        let signals = letThrough(stopForInput)
        defer { letSignals(signals) }
        return read()
    }

    /// Stops the whole job, as the terminal does for a key.
    package static func stopJob() {
        kill(0, stop)
    }

    /// Returns whether `signal` has been sent and is being held.
    static func isHeld(_ signal: Int32) -> Bool {
        var held = SignalSet()
        return sigpending(&held) == 0 && sigismember(&held, signal) == 1
    }

    /// Notes the first request of the user or the system to end this process in `endRequest`. The
    /// second one of the same kind ends it. A signal that is ignored stays ignored.
    package static func noteEndRequests() {
        _ = endRequest  // A handler must not be the first to use the variable.
        areEndRequestsNoted.store(true, ordering: .relaxed)
        for signal in endings + [quit] where canNote(signal) {
            handle(signal) { signal, _, _ in
                _ = firstEndRequest.compareExchange(
                    expected: 0, desired: signal, ordering: .relaxed)
                Platform.handleByDefault(signal)
            }
        }
    }

    /// True if the process notes the first request to end.
    static var notesEndRequests: Bool { areEndRequestsNoted.load(ordering: .relaxed) }

    /// True if the action of the signal is the default one. For the signal of the key that quits,
    /// Swift's runtime may have a handler that asks for a key.
    private static func canNote(_ signal: Int32) -> Bool {
        let found = action(of: signal)
        return isDefault(found) || signal == quit && !isIgnored(found)
    }

    /// The signal that has asked this process to end; nil if none has.
    package static var endRequest: Int32? {
        let signal = firstEndRequest.load(ordering: .relaxed)
        return signal == 0 ? nil : signal
    }

    /// Calls the handler of an action.
    static func call(
        _ action: UnsafePointer<SignalAction>, _ signal: Int32,
        _ information: UnsafeMutablePointer<SignalInformation>?, _ context: UnsafeMutableRawPointer?
    ) {
        #if canImport(Glibc)
            action.pointee.__sigaction_handler.sa_sigaction?(signal, information, context)
        #elseif canImport(Musl)
            action.pointee.__sa_handler.sa_sigaction?(signal, information, context)
        #else
            action.pointee.__sigaction_u.__sa_sigaction?(signal, information, context)
        #endif
    }

    /// Gives this thread a stack for signal handlers. It works even if the thread's own stack is
    /// used up.
    static func useSignalStack(_ memory: UnsafeMutableRawBufferPointer) {
        var found = stack_t()
        guard sigaltstack(nil, &found) == 0, found.ss_flags & Int32(SS_DISABLE) != 0 else { return }
        var stack = stack_t()
        stack.ss_sp = memory.baseAddress
        stack.ss_size = memory.count
        sigaltstack(&stack, nil)
    }
}

private let firstEndRequest = Atomic<Int32>(0)
private let areEndRequestsNoted = Atomic(false)
