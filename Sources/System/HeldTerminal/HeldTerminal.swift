/// The terminal while the program controls it. Everything is in plain memory, so that a signal
/// handler can give the terminal back on any thread and at any point of the program, without
/// allocating and without Swift's runtime.
///
/// There is one for the process. Only the holder of its lock changes it. The lock is a byte in a
/// pipe: reading it is atomic, in handlers too. Ordinary code that holds the lock also blocks
/// signals, so that no handler waits for the code that it has interrupted.
package enum HeldTerminal {
    enum Phase {
        /// The terminal is as it was found.
        case none
        case held
        /// The terminal is given back while the program is stopped.
        case suspended
    }

    /// A signal, as the byte by which its handler notifies the device.
    enum Notice: UInt8 {
        case resized = 0x72
        /// The program goes on after it was stopped. The screen is empty.
        case resumed = 0x63
    }

    struct State {
        var phase = Phase.none
        /// True if a signal is ending the program: the terminal is not taken again.
        var isEnding = false
        /// True if the handler that was found for a crash is called after the terminal is given
        /// back.
        var callsFoundCrashHandlers = false
        /// True if unread input is discarded when the program ends or stops.
        var discardsInput = false
        /// The descriptor that keys come from. Its settings are changed.
        var input: Int32 = -1
        /// The descriptor that frames go to: the terminal, or nowhere while it is given back.
        var drawing: Int32 = -1
        /// The terminal, for taking it and giving it back.
        var terminal: Int32 = -1
        var nowhere: Int32 = -1
        /// The file for printed output while the program has the terminal.
        var aside: Int32 = -1
        /// Copies of the standard output and error as they were found; -1 for one that is not set
        /// aside.
        var foundOutput: Int32 = -1
        var foundError: Int32 = -1
        var lock: (reading: Int32, writing: Int32) = (-1, -1)
        /// The pipe by which handlers notify the device, a byte for each signal.
        var notices: (reading: Int32, writing: Int32) = (-1, -1)
        var saving = UnsafeRawBufferPointer(start: nil, count: 0)
        var taking = UnsafeRawBufferPointer(start: nil, count: 0)
        var goingOn = UnsafeRawBufferPointer(start: nil, count: 0)
        var givingBack = UnsafeRawBufferPointer(start: nil, count: 0)
        let found = UnsafeMutablePointer<Platform.Settings>.allocate(capacity: 1)
        /// The settings while the program has the terminal.
        let ours = UnsafeMutablePointer<Platform.Settings>.allocate(capacity: 1)
        let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: 4096, alignment: 16)
        let signalStack = UnsafeMutableRawBufferPointer.allocate(byteCount: 65_536, alignment: 16)
        /// The actions that were found, by the numbers of their signals, and which were replaced.
        let actions = UnsafeMutablePointer<Platform.SignalAction>.allocate(capacity: 65)
        let isReplaced = UnsafeMutablePointer<Bool>.allocate(capacity: 65)
    }

    // Sound: the pointer never changes, the memory is never released, and what it holds is changed
    // by the holder of the lock only.
    nonisolated(unsafe) static let state = {
        let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
        state.initialize(to: State())
        state.pointee.isReplaced.initialize(repeating: false, count: 65)
        return state
    }()
}

/// The descriptors and the stack that the device of the terminal uses.
extension HeldTerminal {
    /// The descriptor that frames go to: the terminal, or nowhere while it is given back.
    package static var drawing: Int32 { state.pointee.drawing }

    /// The descriptor of the terminal, also while the standard output leads elsewhere.
    package static var terminal: Int32 { state.pointee.terminal }

    /// The descriptor with a byte for each signal that was handled.
    package static var notices: Int32 { state.pointee.notices.reading }

    /// True if one of the bytes from `notices` says that a stopped program goes on, with an empty
    /// screen. The others say that the terminal has another size.
    package static func isResumed(by notices: some Sequence<UInt8>) -> Bool {
        notices.contains(Notice.resumed.rawValue)
    }

    /// Gives this thread a stack for the handlers.
    package static func useSignalStack() { Platform.useSignalStack(state.pointee.signalStack) }
}

/// Beginning and ending.
extension HeldTerminal {
    /// Takes the terminal of `input`, and shows the program on `output`. Returns false if it is
    /// taken already, or if the program is ending.
    package static func begin(
        input: Int32, output: Int32, found: Platform.Settings, _ mode: Mode
    ) -> Bool {
        guard prepare() else { return false }
        awaitForeground(input)
        var isTaken = false
        withLock {
            guard state.pointee.phase == .none && !state.pointee.isEnding else { return }
            isTaken = true
            state.pointee.found.pointee = found
            state.pointee.ours.pointee = mode.settings(found)
            state.pointee.input = input
            state.pointee.terminal = Platform.reopen(output)
            state.pointee.drawing = Platform.copy(state.pointee.terminal)
            state.pointee.saving = bytes(mode.saving)
            state.pointee.taking = bytes(mode.taking)
            state.pointee.goingOn = bytes(mode.goingOn)
            state.pointee.givingBack = bytes(mode.givingBack)
            state.pointee.discardsInput = mode.discardsInput
            if mode.setsAside { prepareAside(output) }
            surviveBrokenPipes()
            installHandlers()
            take()
        }
        return isTaken
    }

    /// Gives the terminal back for good.
    package static func end() {
        withLock {
            state.pointee.discardsInput = false
            giveBack(for: .none)
            removeHandlers()
            closeAside()
            Platform.closeDescriptor(state.pointee.drawing)
            Platform.closeDescriptor(state.pointee.terminal)
            (state.pointee.drawing, state.pointee.terminal) = (-1, -1)
            release(&state.pointee.saving)
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

/// Taking the terminal and giving it back.
extension HeldTerminal {
    /// Takes the terminal. Call it with the lock.
    static func take() {
        let wasHeld = state.pointee.phase == .held
        state.pointee.phase = .held
        setAside()
        Platform.redirect(state.pointee.drawing, to: state.pointee.terminal)
        Platform.set(state.pointee.ours, of: state.pointee.input)
        if !wasHeld { write(state.pointee.saving) }
        write(state.pointee.taking)
    }

    /// Gives the terminal back, and shows the output that was printed meanwhile. Call it with the
    /// lock.
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

    static func notify(_ notice: Notice) {
        _ = Platform.writeByte(notice.rawValue, to: state.pointee.notices.writing)
    }

    /// Writes to the terminal. If it takes nothing for a while, discards its waiting output: old
    /// frames.
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

/// The lock.
extension HeldTerminal {
    /// The number of descriptors of two pipes, and one that leads nowhere.
    package static let neededDescriptors = 5

    /// Opens the descriptors that stay open as long as the process. Returns false if the system
    /// refuses.
    package static func prepare() -> Bool {
        guard state.pointee.lock.reading < 0 else { return true }
        guard let lock = Platform.openPipe(), let notices = Platform.openPipe()
        else { return false }
        state.pointee.lock = lock
        state.pointee.notices = notices
        state.pointee.nowhere = Platform.openNowhere()
        releaseLock()
        Platform.atExit { HeldTerminal.withLock { HeldTerminal.giveBack(for: .none) } }
        rehearse()
        return true
    }

    /// Runs everything that handlers run, once and without a terminal, so that the runtime prepares
    /// its functions here and not in a handler.
    private static func rehearse() {
        withLock {
            state.pointee.phase = .held
            giveBack(for: .suspended)
            take()
            giveBack(for: .none)
            notify(.resized)
            _ = Platform.read(state.pointee.notices.reading, state.pointee.chunk)
        }
    }

    /// Does `change` with the lock and with signals held. Not for handlers.
    static func withLock(_ change: () -> Void) {
        let signals = Platform.holdSignals()
        let isMine = acquireLock()
        change()
        if isMine { releaseLock() }
        Platform.letSignals(signals)
    }

    /// Waits for the lock, at most a second. Returns false if its holder does not release it.
    static func acquireLock() -> Bool {
        var attempts = 0
        while attempts < 100 {
            switch Platform.readByte(state.pointee.lock.reading) {
            case .bytes: return true
            case .closed: return false
            case .again: _ = Platform.awaitInput(state.pointee.lock.reading, milliseconds: 10)
            }
            attempts += 1
        }
        return false
    }

    static func releaseLock() {
        _ = Platform.writeByte(0, to: state.pointee.lock.writing)
    }
}
