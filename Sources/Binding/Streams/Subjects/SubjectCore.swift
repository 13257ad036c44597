/// What the two kinds of subject have in common: an emitter, and an end.
@usableFromInline
final class SubjectCore<Output, Failure: Error> {
    private let emitter: Emitter<Output>
    private let ends = Signal<Subscribers.Completion<Failure>>()
    private var completion: Subscribers.Completion<Failure>?
    private var feeds: [any Subscription] = []
    private var isFlowing: Bool

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
        emitter.afterDelivery { [self] in
            self.completion = completion
            let ended = feeds
            feeds = []
            ended.forEach { $0.cancel() }
            ends.send(completion)
        }
    }

    func feed(by subscription: any Subscription) {
        guard !isOver else { return subscription.cancel() }
        feeds.append(subscription)
        if isFlowing { subscription.request(.unlimited) }
    }

    @usableFromInline
    func attach(_ subscriber: AnySubscriber<Output, Failure>) {
        if let completion {
            subscriber.receive(subscription: Subscriptions.empty)
            subscriber.receive(completion: completion)
            return
        }
        emitter.attach(subscriber, ends: ends) { [weak self] in self?.flow() }
    }

    private func flow() {
        guard !isFlowing else { return }
        isFlowing = true
        feeds.forEach { $0.request(.unlimited) }
    }
}
