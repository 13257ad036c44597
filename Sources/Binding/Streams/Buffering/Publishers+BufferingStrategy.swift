extension Publishers {
    /// What a full buffer does with one more value.
    public enum BufferingStrategy<Failure: Error> {
        /// Drops it.
        case dropNewest

        /// Drops the value that has waited longest.
        case dropOldest

        /// Fails; what waits is dropped.
        case customError(() -> Failure)
    }
}
