extension Loan {
    /// Takes the terminal for the device that shows itself on `output`; false where another has
    /// it, or where the program is ending.
    static func begin(
        input: Int32, output: Int32, found: Platform.Settings, _ capabilities: TerminalCapabilities
    ) -> Bool {
        guard prepare() else { return false }
        awaitForeground(input)
        var isTaken = false
        exchange {
            guard state.pointee.drawing < 0 && !state.pointee.isEnding else { return }
            isTaken = true
            state.pointee.found.pointee = found
            state.pointee.raw.pointee = Platform.raw(found)
            state.pointee.input = input
            state.pointee.terminal = Platform.reopen(output)
            state.pointee.drawing = Platform.copy(state.pointee.terminal)
            state.pointee.taking = bytes(TerminalSequences.taking(capabilities))
            state.pointee.givingBack = bytes(TerminalSequences.givingBack(capabilities))
            let backtrace = Platform.variable("SWIFT_BACKTRACE") ?? ""
            state.pointee.callsFoundCrashHandlers = backtrace.split(separator: "," as Character)
                .contains("interactive=no")
            prepareAside(output)
            surviveBrokenPipes()
            installHandlers()
            take()
        }
        return isTaken
    }

    /// Gives the terminal back for good.
    static func end() {
        exchange {
            giveBack(for: .none)
            removeHandlers()
            closeAside()
            Platform.closeDescriptor(state.pointee.drawing)
            Platform.closeDescriptor(state.pointee.terminal)
            (state.pointee.drawing, state.pointee.terminal) = (-1, -1)
            state.pointee.taking.deallocate()
            state.pointee.givingBack.deallocate()
            state.pointee.taking = UnsafeRawBufferPointer(start: nil, count: 0)
            state.pointee.givingBack = UnsafeRawBufferPointer(start: nil, count: 0)
        }
    }

    private static func bytes(_ text: String) -> UnsafeRawBufferPointer {
        let memory = UnsafeMutableRawBufferPointer.allocate(
            byteCount: text.utf8.count, alignment: 1)
        memory.copyBytes(from: text.utf8)
        return UnsafeRawBufferPointer(memory)
    }
}
