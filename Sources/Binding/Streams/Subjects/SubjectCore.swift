/// What the two kinds of subject have in common: an emitter, and an end.
@usableFromInline
final class SubjectCore<Output, Failure: Error> {
    private let emitter: Emitter<Output>
    @usableFromInline @exclusivity(unchecked) var conduits = Chain<AnyConduit>()

    /// How the stream has ended, once its subscribers are told.
    @usableFromInline private(set) var completion: Subscribers.Completion<Failure>?
    private var feeds: [any Subscription] = []
    @usableFromInline @exclusivity(unchecked) var isFlowing: Bool

    @usableFromInline @exclusivity(unchecked) private(set) var isOver = false

    /// Where `isFlowing`, what feeds the subject is asked for values before any subscriber asks.
    init(_ emitter: Emitter<Output>, isFlowing: Bool) {
        self.emitter = emitter
        self.isFlowing = isFlowing
    }

    deinit {
        feeds.forEach { $0.cancel() }
    }

    /// Ends the stream, after what is being delivered.
    func send(completion: Subscribers.Completion<Failure>) {
        guard !isOver else { return }
        isOver = true
        emitter.afterDelivery { [self] in end(completion) }
    }

    private func end(_ completion: Subscribers.Completion<Failure>) {
        self.completion = completion
        let ended = feeds
        feeds = []
        ended.forEach { $0.cancel() }
        while let conduit = conduits.head?.takeUnretainedValue() {
            unsafeDowncast(conduit, to: EndableConduit<Failure>.self).end(completion)
        }
    }

    /// Lets go of the subscribers, once nobody can send any more.
    func abandon() {
        while let conduit = conduits.head?.takeUnretainedValue() { conduit.abandon() }
    }

    func feed(by subscription: any Subscription) {
        guard !isOver else { return subscription.cancel() }
        feeds.removeAll { ($0 as? any Feed)?.isSpent == true }
        feeds.append(subscription)
        if isFlowing { subscription.request(.unlimited) }
    }

    /// Called when a subscriber asks for values.
    @inlinable
    func flow() {
        if !isFlowing { beginToFlow() }
    }

    @usableFromInline
    func beginToFlow() {
        isFlowing = true
        feeds.forEach { $0.request(.unlimited) }
    }

    @inlinable
    func append(_ conduit: AnyConduit) {
        conduits.append(conduit)
    }

    @inlinable
    func remove(_ conduit: AnyConduit) {
        conduits.remove(conduit)
    }

    @inlinable
    func attach<S: Subscriber>(_ subscriber: S, to emitter: Emitter<Output>)
    where S.Input == Output, S.Failure == Failure {
        if let completion {
            subscriber.receive(subscription: Subscriptions.empty)
            subscriber.receive(completion: completion)
        } else {
            emitter.attach(subscriber, core: self)
        }
    }
}
