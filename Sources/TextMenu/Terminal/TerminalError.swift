import WaylineSystem

extension Console {
    /// The reason why an app cannot be shown, or no longer.
    public enum Failure: Error, Equatable {
        /// The full screen needs a terminal at both ends.
        case isNoTerminal(descriptor: Int32)

        /// Another screen has the terminal.
        case isTaken

        /// The system lets the program open fewer files than it needs.
        case tooFewDescriptors(needed: Int)

        /// The standard output does not take any more bytes.
        case outputFailed

        /// A line of the standard input has more bytes than this.
        case lineTooLong(limit: Int)
    }
}

extension Console.Failure: CustomStringConvertible {
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
            The program needs \(needed) more open files, and the system allows fewer: raise the \
            limit, e.g. with 'ulimit -n 256'.
            """
        case .outputFailed: Platform.outputFailure
        case .lineTooLong(let limit):
            """
            A line of the standard input is too long: a line has at most \(limit) bytes. Break it \
            into several.
            """
        }
    }
}
