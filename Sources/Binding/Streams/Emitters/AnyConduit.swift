/// The bond of one subscriber to an emitter, whoever subscribes.
@usableFromInline
class AnyConduit<Failure: Error>: ChainElement {
    @usableFromInline final var next: Unmanaged<AnyConduit>?
    @usableFromInline final var previous: Unmanaged<AnyConduit>?

    @usableFromInline
    init() {}

    func end(_ completion: Subscribers.Completion<Failure>) {}

    func abandon() {}
}
