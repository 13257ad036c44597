extension Loan {
    /// The bytes that are kept of what is printed while the terminal is ours.
    static let asideLimit = 1 << 20

    /// Finds out which of the standard output and error are this terminal. What they print would
    /// spoil the frame, and a word about a crash would vanish with it.
    static func prepareAside(_ terminal: Int32) {
        let output = Platform.isSameTerminal(Platform.standardOutput, terminal)
        let error = Platform.isSameTerminal(Platform.standardError, terminal)
        guard output || error, let file = Platform.openUnnamedFile() else { return }
        state.pointee.aside = file
        if output { state.pointee.foundOutput = Platform.copy(Platform.standardOutput) }
        if error { state.pointee.foundError = Platform.copy(Platform.standardError) }
    }

    static func closeAside() {
        Platform.closeDescriptor(state.pointee.aside)
        Platform.closeDescriptor(state.pointee.foundOutput)
        Platform.closeDescriptor(state.pointee.foundError)
        (state.pointee.aside, state.pointee.foundOutput, state.pointee.foundError) = (-1, -1, -1)
    }

    /// Sees to it that a program that never stops printing does not fill the memory.
    static func trimAside() {
        guard state.pointee.aside >= 0 else { return }
        if Platform.length(of: state.pointee.aside) > asideLimit {
            Platform.empty(state.pointee.aside)
        }
    }

    static func setAside() {
        if state.pointee.foundOutput >= 0 {
            Platform.redirect(Platform.standardOutput, to: state.pointee.aside)
        }
        if state.pointee.foundError >= 0 {
            Platform.redirect(Platform.standardError, to: state.pointee.aside)
        }
    }

    /// Has output and error lead to the terminal again, and shows what they have missed.
    static func replay() {
        Platform.redirect(Platform.standardOutput, to: state.pointee.foundOutput)
        Platform.redirect(Platform.standardError, to: state.pointee.foundError)
        var offset = 0
        while case .bytes(let count) = Platform.read(
            state.pointee.aside, at: offset, state.pointee.chunk)
        {
            write(UnsafeRawBufferPointer(start: state.pointee.chunk.baseAddress, count: count))
            offset += count
        }
        Platform.empty(state.pointee.aside)
    }
}
