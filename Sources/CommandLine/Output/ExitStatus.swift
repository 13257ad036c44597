/// The status with which a program ends.
package enum ExitStatus: Int32, Sendable {
    case success = 0
    case failure = 1
    case usage = 64

    /// The terminal was closed, the user has pressed ^C, or the system has asked the program to end.
    case hungUp = 129
    case interrupted = 130
    case terminated = 143
}
