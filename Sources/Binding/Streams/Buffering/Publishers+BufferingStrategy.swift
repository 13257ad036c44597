extension Publishers {
    /// What a full buffer does with one more value.
    public enum BufferingStrategy<Failure: Error> {
        /// Drops it.
        case dropNewest

        /// Drops the value that has waited longest.
        case dropOldest

        /// Takes no more values, and fails once the waiting ones have been delivered.
        case customError(() -> Failure)
    }
}
