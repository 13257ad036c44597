/// Why a terminal cannot be taken.
public enum TerminalError: Error, Equatable {
    /// The full screen needs a terminal at both ends.
    case isNoTerminal(descriptor: Int32)

    /// Another screen has it.
    case isTaken

    /// The system lets the program open fewer files than it takes.
    case tooFewDescriptors(needed: Int)
}

extension TerminalError: CustomStringConvertible {
    public var description: String {
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
        case .tooFewDescriptors(let needed):
            """
            The terminal takes \(needed) more open files, and the system allows fewer: raise the \
            limit, e.g. with 'ulimit -n 256'.
            """
        }
    }
}
