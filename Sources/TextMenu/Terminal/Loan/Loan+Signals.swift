extension Loan {
    /// Has the handlers called, for all that ends or stops a program.
    ///
    /// What the program ignores, it goes on ignoring.
    static func installHandlers() {
        handleCrashes()
        for signal in Platform.endings { replace(signal, by: ending) }
        replace(Platform.goOn, by: goingOn)
        replace(Platform.resize, by: resize)
        for signal in Platform.stops where Platform.isDefault(Platform.action(of: signal)) {
            replace(signal, by: stop)
        }
    }

    /// Has a crash end the program, where the runtime's handler would ask for a key on the terminal.
    static func handleCrashes() {
        let backtrace = Platform.variable("SWIFT_BACKTRACE") ?? ""
        state.pointee.callsFoundCrashHandlers = backtrace.split(separator: "," as Character)
            .contains("interactive=no")
        for signal in Platform.crashes + [Platform.quit] { replace(signal, by: crash) }
    }

    /// Handlers of crashes stay: an error that is thrown once the terminal is given back should
    /// not end in a question either.
    static func removeHandlers() {
        for signal in Platform.endings + Platform.stops + [Platform.goOn, Platform.resize]
        where state.pointee.isReplaced[Int(signal)] {
            state.pointee.isReplaced[Int(signal)] = false
            Platform.set(state.pointee.actions + Int(signal), for: signal)
        }
    }

    /// Has writing to a pipe that nobody reads fail, instead of ending the program.
    ///
    /// By a handler that does nothing, since programs that this one starts would inherit that the
    /// signal is ignored, and would not expect it.
    static func surviveBrokenPipes() {
        if Platform.isDefault(Platform.action(of: Platform.brokenPipe)) {
            Platform.handle(Platform.brokenPipe) { _, _, _ in }
        }
    }

    private static func replace(_ signal: Int32, by handler: @escaping Platform.SignalHandler) {
        if state.pointee.isReplaced[Int(signal)] { return }
        let found = Platform.action(of: signal)
        let isIgnored = Platform.isIgnored(found) && signal != Platform.goOn
        if isIgnored && signal != Platform.resize { return }
        state.pointee.actions[Int(signal)] = found
        state.pointee.isReplaced[Int(signal)] = true
        Platform.handle(signal, by: handler)
    }
}
