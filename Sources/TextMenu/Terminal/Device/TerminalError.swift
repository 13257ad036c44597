/// Why a terminal cannot be taken.
package enum TerminalError: Error, Equatable {
    case isNoTerminal(descriptor: Int32)
    case isTaken
}

extension TerminalError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .isNoTerminal(let descriptor):
            """
            Descriptor \(descriptor) is not a terminal, and the full screen needs one at both \
            ends: ask for plain lines.
            """
        case .isTaken:
            """
            The terminal is taken already: only one TerminalDevice can be entered at a time; \
            leave the other one first.
            """
        }
    }
}
