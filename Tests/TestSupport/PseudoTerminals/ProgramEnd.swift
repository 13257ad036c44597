/// The end of a program, as its parent sees it.
package enum ProgramEnd: Equatable {
    case status(Int32)
    case signal(Int32)

    /// Reads a status of `waitpid`.
    init(_ status: Int32) {
        let signal = status & 0x7F
        self = signal == 0 ? .status(status >> 8 & 0xFF) : .signal(signal)
    }
}
