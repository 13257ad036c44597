/// The terminal while the program has it, told in plain memory, so that a signal handler can give
/// it back: on any thread, in the middle of anything, without allocating and without Swift's
/// runtime.
///
/// There is one for the process. It is changed by whoever holds its token, which is a byte in a
/// pipe: reading it is atomic, in handlers too. Who holds the token in ordinary code has signals
/// held as well, so that no handler waits for the code that it has interrupted.
enum Loan {
    enum Phase {
        /// The terminal is as it was found.
        case none
        case held
        /// Given back for as long as the program is stopped.
        case suspended
    }

    struct State {
        var phase = Phase.none
        /// A signal is ending the program: nobody takes the terminal again.
        var isEnding = false
        /// A handler that was found for a crash is called after the terminal is given back.
        var callsFoundCrashHandlers = false
        /// What was typed and not read is thrown away, where the program ends or stops in between.
        var discardsInput = false
        /// Where keys come from; its settings are what is changed.
        var input: Int32 = -1
        /// Where frames go: to the terminal, or nowhere while it is not ours.
        var drawing: Int32 = -1
        /// The terminal, for taking it and giving it back.
        var terminal: Int32 = -1
        var nowhere: Int32 = -1
        /// What is printed meanwhile goes to this file.
        var aside: Int32 = -1
        /// Where the standard output and error led to; -1 for what is not set aside.
        var foundOutput: Int32 = -1
        var foundError: Int32 = -1
        var token: (reading: Int32, writing: Int32) = (-1, -1)
        /// Tells the device of what handlers have seen, a byte for each.
        var news: (reading: Int32, writing: Int32) = (-1, -1)
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
    // by the holder of the token only.
    nonisolated(unsafe) static let state = {
        let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
        state.initialize(to: State())
        state.pointee.isReplaced.initialize(repeating: false, count: 65)
        return state
    }()
}
