extension HeldTerminal {
    /// The number of bytes that are kept of output that is printed while the program has the
    /// terminal.
    static let asideLimit = 1 << 20

    /// Finds out whether the standard output and error lead to this terminal. Their output would
    /// spoil the frame, and a crash message would disappear with it.
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

    /// Empties the file when it is too long, so that a program that prints without end does not
    /// fill the memory.
    package static func trimAside() {
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

    /// Connects output and error to the terminal again, and writes the output that was set aside.
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
