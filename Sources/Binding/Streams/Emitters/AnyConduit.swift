/// The bond of one subscriber to an emitter, whoever subscribes.
@usableFromInline
class AnyConduit: ChainElement {
    @usableFromInline @exclusivity(unchecked) final var next: Unmanaged<AnyConduit>?
    @usableFromInline @exclusivity(unchecked) final var previous: Unmanaged<AnyConduit>?

    @usableFromInline
    init() {}

    /// Ends it, and tells nobody.
    func abandon() {}
}

/// A bond that can end with a completion.
@usableFromInline
class EndableConduit<Failure: Error>: AnyConduit {
    func end(_ completion: Subscribers.Completion<Failure>) {}
}
