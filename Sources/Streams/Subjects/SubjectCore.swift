public import Binding

/// The common part of the two kinds of subject: an emitter, and an end.
@usableFromInline
final class SubjectCore<Output, Failure: Error> {
    private let emitter: Emitter<Output>

    /// The completion of the stream, from when its subscribers receive it.
    @usableFromInline @exclusivity(unchecked)
    private(set) var completion: Subscribers.Completion<Failure>?
    private var feeds: [any Subscription] = []
    @usableFromInline @exclusivity(unchecked) var isFlowing: Bool

    @usableFromInline @exclusivity(unchecked) private(set) var isOver = false

    /// If `isFlowing`, the feeds of the subject are asked for values before any subscriber asks.
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
        while let subscription = firstSubscription { subscription.end(completion) }
    }

    /// Lets go of the subscribers, once nobody can send any more.
    func abandon() {
        while let subscription = firstSubscription { subscription.cancel() }
    }

    /// The emitter is observed by subscriptions alone.
    private var firstSubscription: EndableSubscription<Failure>? {
        emitter.observers.first?.takeUnretainedValue().owner.map {
            Unmanaged.fromOpaque($0).takeUnretainedValue()
        }
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
