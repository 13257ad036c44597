/// The status with which a program ends.
package enum ExitStatus: Hashable, Sendable {
    case success, failure

    /// An argument is wrong.
    case usage

    /// A signal has asked the program to end.
    case signal(Int32)

    /// The number, as shells have it.
    package var rawValue: Int32 {
        switch self {
        case .success: 0
        case .failure: 1
        case .usage: 64
        case .signal(let signal): 128 + signal
        }
    }
}
