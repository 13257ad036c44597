extension Key {
    /// A press of a mouse's button, or a turn of its wheel, as a terminal reports it.
    public struct MouseEvent: Hashable, Sendable {
        /// The button or the wheel.
        public enum Kind: String, Hashable, Sendable {
            /// The left button goes down, and up again.
            case press, release

            /// The wheel turns up by a step.
            case wheelUp = "wheel-up"

            /// The wheel turns down by a step.
            case wheelDown = "wheel-down"

            /// Another button, or one with a modifier.
            case other
        }

        /// The button or the wheel.
        public let kind: Kind

        /// The position, counted from the upper left corner.
        public let row, column: Int

        /// Creates an event at this position.
        public init(_ kind: Kind, row: Int, column: Int) {
            (self.kind, self.row, self.column) = (kind, row, column)
        }

        /// True if nothing happens then: only a press of the left button and the wheel are used.
        var isIdle: Bool { kind == .release || kind == .other }

        /// Creates the event of a report, which counts from one and has the button and the
        /// modifiers in `code`. Returns nil if the position is invalid.
        init?(code: Int, column: Int, row: Int, isRelease: Bool) {
            guard column > 0, row > 0 else { return nil }
            let kind: Kind =
                switch code {
                case 0: isRelease ? .release : .press
                case 64 where !isRelease: .wheelUp
                case 65 where !isRelease: .wheelDown
                default: .other
                }
            self.init(kind, row: row - 1, column: column - 1)
        }
    }
}
