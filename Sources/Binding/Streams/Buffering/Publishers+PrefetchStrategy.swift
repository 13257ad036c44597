extension Publishers {
    /// How many values a buffer asks for.
    public enum PrefetchStrategy: Hashable, Sendable {
        /// As many as fit, from the start; and another for each that leaves.
        case keepFull

        /// All there are, from the start: what does not fit is dealt with as the buffer says.
        case byRequest
    }
}
