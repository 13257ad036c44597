/// The cold part of an emitter, made when it is first needed.
@usableFromInline
class Hub {
    /// The dependent to be flushed next; here, so that one which leaves meanwhile can be stepped over.
    @exclusivity(unchecked) final var nextDependent: Unmanaged<Edge>?

    /// Observers that ended during a delivery, kept until it is over because they may be running.
    final var ended: [AnyObject] = []

    /// What is to be done when the delivery is over.
    final var deferred: [() -> Void] = []

    /// Told before the value changes.
    final var willChange: ObservableObjectPublisher?

    /// What the emitter holds on to for as long as it lives.
    final var retained: [AnyCancellable] = []
}
