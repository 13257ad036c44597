/// How a program ended, as its parent is told.
package enum ProgramEnd: Equatable {
    case status(Int32)
    case signal(Int32)

    /// Reads what `waitpid` answers.
    init(_ status: Int32) {
        let signal = status & 0x7F
        self = signal == 0 ? .status(status >> 8 & 0xFF) : .signal(signal)
    }
}
