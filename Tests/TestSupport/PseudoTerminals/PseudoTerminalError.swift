import Glibc

/// A failure of a pseudo-terminal.
package enum PseudoTerminalError: Error, CustomStringConvertible {
    case system(String, Int32)
    /// The time was over, with this on the screen.
    case tooLate(String)

    package var description: String {
        switch self {
        case .system(let call, let number): "\(call): \(String(cString: strerror(number)))"
        case .tooLate(let text): "the time is over; the terminal shows:\n\(text)"
        }
    }
}
