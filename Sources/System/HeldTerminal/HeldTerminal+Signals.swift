extension HeldTerminal {
    /// Installs handlers for all signals that end or stop a program.
    ///
    /// A signal that the program ignores stays ignored.
    static func installHandlers() {
        handleCrashes()
        for signal in Platform.endings { replace(signal, by: ending) }
        replace(Platform.goOn, by: goingOn)
        replace(Platform.resize, by: resize)
        for signal in Platform.stops where Platform.isDefault(Platform.action(of: signal)) {
            replace(signal, by: stop)
        }
    }

    /// Handles crashes, so that the runtime's handler does not ask for a key on the terminal.
    package static func handleCrashes() {
        let backtrace = Platform.variable("SWIFT_BACKTRACE") ?? ""
        state.pointee.callsFoundCrashHandlers = backtrace.split(separator: "," as Character)
            .contains("interactive=no")
        for signal in Platform.crashes { replace(signal, by: crash) }
        replace(Platform.quit, by: Platform.notesEndRequests ? ending : crash)
    }

    /// Removes the handlers, except those for crashes: an error that is thrown after the terminal
    /// is given back must not end in a question either.
    static func removeHandlers() {
        for signal in Platform.endings + Platform.stops + [Platform.goOn, Platform.resize]
        where state.pointee.isReplaced[Int(signal)] {
            state.pointee.isReplaced[Int(signal)] = false
            Platform.set(state.pointee.actions + Int(signal), for: signal)
        }
    }

    /// Makes a write to a closed pipe fail instead of ending the program.
    ///
    /// It installs a handler that does nothing. An ignored signal would be inherited by programs
    /// that this one starts, and they would not expect it.
    package static func surviveBrokenPipes() {
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

/// The handlers. They interrupt any code, so they do only what the system allows there.
extension HeldTerminal {
    /// Handles a request to end. Calls the handler that was installed before; without one, the
    /// program ends.
    static let ending: Platform.SignalHandler = { signal, _, _ in
        let error = Platform.errorNumber
        HeldTerminal.giveBackToEnd()
        Platform.set(HeldTerminal.state.pointee.actions + Int(signal), for: signal)
        Platform.send(signal)
        Platform.errorNumber = error
    }

    /// Handles a crash. The handler of Swift's runtime would wait for a key, so it is called only
    /// if the user has turned that off.
    static let crash: Platform.SignalHandler = { signal, information, context in
        HeldTerminal.giveBackToEnd()
        if HeldTerminal.state.pointee.callsFoundCrashHandlers {
            Platform.call(
                HeldTerminal.state.pointee.actions + Int(signal), signal, information, context)
        }
        Platform.handleByDefault(signal)
        Platform.send(signal)
    }

    static let stop: Platform.SignalHandler = { signal, _, _ in
        let error = Platform.errorNumber
        let isMine = HeldTerminal.acquireLock()
        HeldTerminal.giveBack(for: .suspended)
        if isMine { HeldTerminal.releaseLock() }
        HeldTerminal.stopNow(signal)
        // Otherwise the handler for continuing is about to be called.
        if !Platform.isHeld(Platform.goOn) { HeldTerminal.resume() }
        Platform.errorNumber = error
    }

    /// Handles the end of a stop, also of a stop that cannot be handled. Another program may have
    /// used the terminal meanwhile.
    static let goingOn: Platform.SignalHandler = { signal, information, context in
        let error = Platform.errorNumber
        HeldTerminal.resume()
        HeldTerminal.callFound(signal, information, context)
        Platform.errorNumber = error
    }

    static let resize: Platform.SignalHandler = { signal, information, context in
        let error = Platform.errorNumber
        HeldTerminal.notify(.resized)
        HeldTerminal.callFound(signal, information, context)
        Platform.errorNumber = error
    }

    private static func giveBackToEnd() {
        let isMine = acquireLock()
        state.pointee.isEnding = true
        giveBack(for: .none)
        if isMine { releaseLock() }
    }

    private static func resume() {
        guard state.pointee.phase != .none else { return }
        awaitForeground(state.pointee.input)
        let isMine = acquireLock()
        if state.pointee.phase != .none {
            take()
            write(state.pointee.goingOn)
            notify(.resumed)
        }
        if isMine { releaseLock() }
    }

    /// Waits until the program is in the foreground. In the background it stops, as any program
    /// does, unless no shell could continue it.
    static func awaitForeground(_ terminal: Int32) {
        var attempts = 0
        while attempts < 100 && Platform.isInBackground(terminal) {
            stopNow(Platform.stopForOutput)
            attempts += 1
        }
    }

    /// Stops the program by `signal`, also if a handler is installed for it.
    private static func stopNow(_ signal: Int32) {
        var found = Platform.action(of: signal)
        Platform.handleByDefault(signal)
        Platform.sendThrough(signal)
        Platform.set(&found, for: signal)
    }

    private static func callFound(
        _ signal: Int32, _ information: UnsafeMutablePointer<Platform.SignalInformation>?,
        _ context: UnsafeMutableRawPointer?
    ) {
        let found = state.pointee.actions + Int(signal)
        if !Platform.isDefault(found.pointee) && !Platform.isIgnored(found.pointee) {
            Platform.call(found, signal, information, context)
        }
    }
}
