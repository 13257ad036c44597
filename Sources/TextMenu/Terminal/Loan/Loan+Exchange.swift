extension Loan {
    /// Takes the terminal. For the holder of the token.
    static func take() {
        state.pointee.phase = .held
        setAside()
        Platform.redirect(state.pointee.drawing, to: state.pointee.terminal)
        Platform.set(state.pointee.ours, of: state.pointee.input)
        write(state.pointee.taking)
    }

    /// Gives the terminal back, and shows what was printed meanwhile. For the holder of the token.
    static func giveBack(for phase: Phase) {
        guard state.pointee.phase == .held else {
            if phase == .none { state.pointee.phase = .none }
            return
        }
        state.pointee.phase = phase
        Platform.redirect(state.pointee.drawing, to: state.pointee.nowhere)
        write(state.pointee.givingBack)
        if state.pointee.discardsInput { Platform.discardInput(of: state.pointee.input) }
        Platform.set(state.pointee.found, of: state.pointee.input)
        replay()
    }

    static func tell(_ news: LoanNews) {
        _ = Platform.writeByte(news.rawValue, to: state.pointee.news.writing)
    }

    /// Writes to the terminal. If it takes nothing for a while, what waits in it is thrown away:
    /// frames that nobody needs any more.
    static func write(_ bytes: UnsafeRawBufferPointer) {
        var (start, count, attempts) = (bytes.baseAddress, bytes.count, 0)
        while count > 0 && attempts < 100 {
            if !Platform.awaitRoom(state.pointee.terminal, milliseconds: attempts < 2 ? 250 : 0) {
                Platform.discardOutput(of: state.pointee.terminal)
            }
            switch Platform.write(
                state.pointee.terminal, UnsafeRawBufferPointer(start: start, count: count))
            {
            case .bytes(let written):
                (start, count) = (start?.advanced(by: written), count - written)
            case .again: break
            case .closed: return
            }
            attempts += 1
        }
    }
}
