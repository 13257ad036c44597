extension Publishers {
    /// What a full buffer does with one more value.
    public enum BufferingStrategy<Failure: Error> {
        /// Drops it.
        case dropNewest

        /// Drops the value that has waited longest.
        case dropOldest

        /// Takes no more, and fails once what waits has been asked for.
        case customError(() -> Failure)
    }
}
