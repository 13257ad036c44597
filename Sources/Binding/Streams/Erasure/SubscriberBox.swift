/// What an erased subscriber consists of.
@usableFromInline
final class SubscriberBox<Input, Failure: Error> {
    let identifier: CombineIdentifier
    let receiveSubscription: (any Subscription) -> Void
    @usableFromInline let receiveValue: (Input) -> Subscribers.Demand
    let receiveCompletion: (Subscribers.Completion<Failure>) -> Void

    @usableFromInline
    init(
        identifier: CombineIdentifier,
        receiveSubscription: @escaping (any Subscription) -> Void,
        receiveValue: @escaping (Input) -> Subscribers.Demand,
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        self.identifier = identifier
        self.receiveSubscription = receiveSubscription
        self.receiveValue = receiveValue
        self.receiveCompletion = receiveCompletion
    }
}
