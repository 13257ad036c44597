extension AnyEmitter {
    /// Whether anybody is bound.
    package var hasObservers: Bool { state.contains(.isObserved) }
}
