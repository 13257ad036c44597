/// What is done in the middle of anything: only what the system allows there.
extension Loan {
    /// A request to end. Who handled it before us is asked next; else the program ends by it.
    static let ending: Platform.SignalHandler = { signal, _, _ in
        let error = Platform.lastError
        Loan.giveBackToEnd()
        Platform.set(Loan.state.pointee.actions + Int(signal), for: signal)
        Platform.send(signal)
        Platform.lastError = error
    }

    /// A crash. The handler that Swift's runtime has for it would wait for a key, and is called
    /// only if its user has said that it shall not.
    static let crash: Platform.SignalHandler = { signal, information, context in
        Loan.giveBackToEnd()
        if Loan.state.pointee.callsFoundCrashHandlers {
            Platform.call(
                Loan.state.pointee.actions + Int(signal), signal, information, context)
        }
        Platform.handleByDefault(signal)
        Platform.send(signal)
    }

    static let stop: Platform.SignalHandler = { signal, _, _ in
        let error = Platform.lastError
        let isMine = Loan.takeToken()
        Loan.giveBack(for: .suspended)
        if isMine { Loan.putToken() }
        Loan.stopNow(signal)
        // Else the handler for going on is about to be called.
        if !Platform.isHeld(Platform.goOn) { Loan.resume() }
        Platform.lastError = error
    }

    /// Comes also after a stop that nobody can handle, when someone else has had the terminal.
    static let goingOn: Platform.SignalHandler = { signal, information, context in
        let error = Platform.lastError
        Loan.resume()
        Loan.callFound(signal, information, context)
        Platform.lastError = error
    }

    static let resize: Platform.SignalHandler = { signal, information, context in
        let error = Platform.lastError
        Loan.tell(.resized)
        Loan.callFound(signal, information, context)
        Platform.lastError = error
    }

    private static func giveBackToEnd() {
        let isMine = takeToken()
        state.pointee.isEnding = true
        giveBack(for: .none)
        if isMine { putToken() }
    }

    private static func resume() {
        guard state.pointee.phase != .none else { return }
        awaitForeground(state.pointee.input)
        let isMine = takeToken()
        if state.pointee.phase != .none {
            take()
            write(state.pointee.goingOn)
            tell(.resumed)
        }
        if isMine { putToken() }
    }

    /// In the background the terminal is not ours to take: the program stops, as any other does
    /// there, unless it belongs to no shell that could have it go on.
    static func awaitForeground(_ terminal: Int32) {
        var attempts = 0
        while attempts < 100 && Platform.isInBackground(terminal) {
            stopNow(Platform.stopForOutput)
            attempts += 1
        }
    }

    /// Stops the program by `signal`, whatever handles that otherwise.
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
