/// What an erased subscriber consists of.
@usableFromInline
final class SubscriberBox<Input, Failure: Error>: ChainLink {
    let identifier: CombineIdentifier

    /// Where the subscriber was made, where that is known.
    private(set) var site: () -> BindingSite?

    private(set) var receiveSubscription: (any Subscription) -> Void
    @usableFromInline @exclusivity(unchecked)
    private(set) var receiveValue: (Input) -> Subscribers.Demand
    private(set) var receiveCompletion: (Subscribers.Completion<Failure>) -> Void

    @usableFromInline
    init(
        identifier: CombineIdentifier, next: ChainLink? = nil,
        site: @escaping () -> BindingSite? = { nil },
        receiveSubscription: @escaping (any Subscription) -> Void,
        receiveValue: @escaping (Input) -> Subscribers.Demand,
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        self.identifier = identifier
        self.site = site
        self.receiveSubscription = receiveSubscription
        self.receiveValue = receiveValue
        self.receiveCompletion = receiveCompletion
        super.init(next: next)
    }

    deinit {
        site = { nil }
        receiveSubscription = { _ in }
        receiveValue = { _ in .none }
        receiveCompletion = { _ in }
    }
}
