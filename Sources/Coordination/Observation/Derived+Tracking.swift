public import Binding

extension Derived {
    /// Creates a value that is computed from the properties of `@Observable` models.
    ///
    /// Of other values, such as an `Observable`, it does not notice a change: join them by
    /// `Derived(a, b)`. Change the models on the main actor.
    ///
    /// It is computed again after a change of a property that `expression` has read. A read is
    /// correct at once. Observers are notified in the next turn of the main actor, once for all
    /// changes before it. A test's driver waits for that.
    ///
    /// ```swift
    /// let cost = Derived(tracking: { [trip] in trip.cost })
    /// ```
    @MainActor
    public convenience init(tracking expression: @escaping @MainActor () -> Value) {
        let tracking = Tracking()
        self.init(tracking.changes) { tracking.value(of: expression) }
    }
}
