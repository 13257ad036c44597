extension Loan {
    /// What the program makes of the terminal for as long as it has it.
    struct Terms {
        /// The settings, made of those that are found.
        let settings: (Platform.Settings) -> Platform.Settings
        let taking: String
        /// Written after `taking` when the program goes on.
        var goingOn = ""
        let givingBack: String
        /// Whether what is printed meanwhile is kept, and shown when the terminal is given back.
        let setsAside: Bool
        /// True if unread input is thrown away, so that the shell does not show and run it.
        let discardsInput: Bool

        /// The whole screen.
        static func screen(_ capabilities: TerminalCapabilities) -> Terms {
            Terms(
                settings: Platform.raw, taking: TerminalSequences.taking(capabilities),
                givingBack: TerminalSequences.givingBack(capabilities), setsAside: true,
                discardsInput: false)
        }

        /// A line that is not echoed. Its end is not either, so that is written.
        ///
        /// A return comes before the question, since a program can be told twice to go on.
        static func hiddenLine(_ question: String) -> Terms {
            Terms(
                settings: Platform.mute, taking: "",
                goingOn: question.isEmpty ? "" : "\r\(question.printable)", givingBack: "\n",
                setsAside: false, discardsInput: true)
        }
    }

    /// Takes the terminal of `input`, and shows the program on `output`; false where it is taken, or
    /// where the program is ending.
    static func begin(
        input: Int32, output: Int32, found: Platform.Settings, _ terms: Terms
    ) -> Bool {
        guard prepare() else { return false }
        awaitForeground(input)
        var isTaken = false
        exchange {
            guard state.pointee.phase == .none && !state.pointee.isEnding else { return }
            isTaken = true
            state.pointee.found.pointee = found
            state.pointee.ours.pointee = terms.settings(found)
            state.pointee.input = input
            state.pointee.terminal = Platform.reopen(output)
            state.pointee.drawing = Platform.copy(state.pointee.terminal)
            state.pointee.taking = bytes(terms.taking)
            state.pointee.goingOn = bytes(terms.goingOn)
            state.pointee.givingBack = bytes(terms.givingBack)
            state.pointee.discardsInput = terms.discardsInput
            if terms.setsAside { prepareAside(output) }
            surviveBrokenPipes()
            installHandlers()
            take()
        }
        return isTaken
    }

    /// Gives the terminal back for good.
    static func end() {
        exchange {
            state.pointee.discardsInput = false
            giveBack(for: .none)
            removeHandlers()
            closeAside()
            Platform.closeDescriptor(state.pointee.drawing)
            Platform.closeDescriptor(state.pointee.terminal)
            (state.pointee.drawing, state.pointee.terminal) = (-1, -1)
            release(&state.pointee.taking)
            release(&state.pointee.goingOn)
            release(&state.pointee.givingBack)
        }
    }

    private static func release(_ bytes: inout UnsafeRawBufferPointer) {
        bytes.deallocate()
        bytes = UnsafeRawBufferPointer(start: nil, count: 0)
    }

    private static func bytes(_ text: String) -> UnsafeRawBufferPointer {
        let memory = UnsafeMutableRawBufferPointer.allocate(
            byteCount: text.utf8.count, alignment: 1)
        memory.copyBytes(from: text.utf8)
        return UnsafeRawBufferPointer(memory)
    }
}
