extension Loan {
    /// The descriptors of two pipes, and one that leads nowhere.
    static let neededDescriptors = 5

    /// Opens what lasts as long as the process; false where the system refuses.
    static func prepare() -> Bool {
        guard state.pointee.token.reading < 0 else { return true }
        guard let token = Platform.openPipe(), let news = Platform.openPipe() else { return false }
        state.pointee.token = token
        state.pointee.news = news
        state.pointee.nowhere = Platform.openNowhere()
        putToken()
        Platform.atExit { Loan.exchange { Loan.giveBack(for: .none) } }
        rehearse()
        return true
    }

    /// Does all that handlers do, once and with no terminal, so that whatever the runtime prepares
    /// when a function is first called is prepared here and not in a handler.
    private static func rehearse() {
        exchange {
            state.pointee.phase = .held
            giveBack(for: .suspended)
            take()
            giveBack(for: .none)
            tell(.resized)
            _ = Platform.read(state.pointee.news.reading, state.pointee.chunk)
        }
    }

    /// Does `change` with the token and with signals held. Not for handlers.
    static func exchange(_ change: () -> Void) {
        let signals = Platform.holdSignals()
        let isMine = takeToken()
        change()
        if isMine { putToken() }
        Platform.letSignals(signals)
    }

    /// Waits for the token, but no more than a second: false, if whoever has it does not go on.
    static func takeToken() -> Bool {
        var attempts = 0
        while attempts < 100 {
            switch Platform.readByte(state.pointee.token.reading) {
            case .bytes: return true
            case .closed: return false
            case .again: _ = Platform.awaitInput(state.pointee.token.reading, milliseconds: 10)
            }
            attempts += 1
        }
        return false
    }

    static func putToken() {
        _ = Platform.writeByte(0, to: state.pointee.token.writing)
    }
}
