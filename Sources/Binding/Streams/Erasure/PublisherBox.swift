/// What an erased publisher consists of.
@usableFromInline
final class PublisherBox<Output, Failure: Error>: ChainLink {
    private var attach: (AnySubscriber<Output, Failure>) -> Void

    @usableFromInline
    init(next: ChainLink?, attach: @escaping (AnySubscriber<Output, Failure>) -> Void) {
        self.attach = attach
        super.init(next: next)
    }

    deinit {
        attach = { _ in }
    }

    /// Subscribes. Every so many boxes the walks along the chain are cut, lest the stack overflow.
    @usableFromInline
    func receive(_ subscriber: AnySubscriber<Output, Failure>) {
        guard depth.isMultiple(of: 64) else { return attach(subscriber) }
        let trampoline = subscriber.chainLink?.trampoline ?? Trampoline()
        let cut = AnySubscriber(ChainBreak(subscriber, trampoline))
        cut.chainLink?.trampoline = trampoline
        trampoline.walk(.down) { [attach] in attach(cut) }
    }
}
