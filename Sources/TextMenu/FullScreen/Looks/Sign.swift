extension DrawingContext {
    /// A sign that controls draw, in characters that the terminal can show.
    ///
    /// ```swift
    /// row.add(context.text(of: isOpen ? .on : .off), .accent)
    /// ```
    public enum Sign: Hashable, Sendable, CaseIterable {
        /// An option that is chosen, or not.
        case on, off

        /// A choice that is open, or not.
        case opened, closed

        /// More rows above, or below.
        case above, below

        /// A column of a bar that is full, or empty.
        case full, empty

        /// A character of a password.
        case bullet

        /// The sign of a step down.
        case minus
    }
}

extension DrawingContext {
    /// Returns the characters of `sign`.
    public func text(of sign: DrawingContext.Sign) -> String {
        switch sign {
        case .on: symbols.on
        case .off: symbols.off
        case .opened: symbols.opened
        case .closed: symbols.closed
        case .above: symbols.above
        case .below: symbols.below
        case .full: symbols.full
        case .empty: symbols.empty
        case .bullet: symbols.bullet
        case .minus: symbols.minus
        }
    }
}
