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

    /// All that end a program by default, but for crashes and those that the C library keeps to itself.
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
    static let quit = SIGQUIT
    /// The stop that a key asks for.
    static let stop = SIGTSTP
    static let stopForInput = SIGTTIN
    static let stopForOutput = SIGTTOU
    static let stops = [stop, stopForInput, stopForOutput]
    static let goOn = SIGCONT
    static let resize = SIGWINCH
    static let brokenPipe = SIGPIPE

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

    /// Has `handler` called, on a stack of its own where there is one, and meanwhile no other.
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

    /// Has the system do what it does by itself.
    static func handleByDefault(_ signal: Int32) {
        var action = SignalAction()
        sigaction(signal, &action, nil)
    }

    /// Keeps all signals from this thread, but those that a fault of its own sends.
    static func holdSignals() -> SignalSet {
        var (all, before) = (SignalSet(), SignalSet())
        sigfillset(&all)
        for crash in crashes { sigdelset(&all, crash) }
        pthread_sigmask(SIG_BLOCK, &all, &before)
        return before
    }

    /// Lets `signal` arrive on this thread; answers what was held before.
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

    /// Sends `signal` to this thread, which gets it as soon as it lets it.
    static func send(_ signal: Int32) {
        raise(signal)
    }

    /// Sends `signal` to this thread and lets it arrive at once, though all are held.
    static func sendThrough(_ signal: Int32) {
        raise(signal)
        letSignals(letThrough(signal))
    }

    /// Sends `signal` to the whole job, as the terminal does for a key.
    static func sendToJob(_ signal: Int32) {
        kill(0, signal)
    }

    /// Whether `signal` has been sent and is being held.
    static func isHeld(_ signal: Int32) -> Bool {
        var held = SignalSet()
        return sigpending(&held) == 0 && sigismember(&held, signal) == 1
    }

    /// Calls a handler that was found.
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

    /// Gives this thread a stack to handle signals on, which it has when its own is used up.
    static func useSignalStack(_ memory: UnsafeMutableRawBufferPointer) {
        var found = stack_t()
        guard sigaltstack(nil, &found) == 0, found.ss_flags & Int32(SS_DISABLE) != 0 else { return }
        var stack = stack_t()
        stack.ss_sp = memory.baseAddress
        stack.ss_size = memory.count
        sigaltstack(&stack, nil)
    }
}
