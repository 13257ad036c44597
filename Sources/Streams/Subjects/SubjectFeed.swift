import Binding

/// Passes on what a publisher sends to a subject.
final class SubjectFeed<S: Subject>: Subscriber, Subscription, Feed, Sited {
    private let packedSite: PackedSite
    private var subject: S?
    private var upstream: (any Subscription)?

    var isSpent: Bool { upstream == nil }

    /// The place that connected the subject.
    var site: BindingSite? { packedSite.site }

    init(_ subject: S, _ site: PackedSite) {
        packedSite = site
        self.subject = subject
    }

    func receive(subscription: any Subscription) {
        guard let subject, upstream == nil else { return subscription.cancel() }
        upstream = subscription
        subject.send(subscription: self)
    }

    func receive(_ input: S.Output) -> Subscribers.Demand {
        if upstream != nil { subject?.send(input) }
        return .none
    }

    func receive(completion: Subscribers.Completion<S.Failure>) {
        let ended = subject.take()
        release(upstream.take())
        ended?.send(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        upstream?.request(demand)
    }

    func cancel() {
        let ended = upstream.take()
        release(subject.take())
        ended?.cancel()
    }
}

/// A subscription that a subject need not keep once it is over.
protocol Feed {
    var isSpent: Bool { get }
}
