public import Binding

/// A subscriber whose type does not show.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
    @usableFromInline let box: SubscriberBox<Input, Failure>

    /// Hides the type of `subscriber`. One that is hidden already is not wrapped again.
    @inlinable
    public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
        if let erased = subscriber as? AnySubscriber<Input, Failure> {
            box = erased.box
            return
        }
        box = SubscriberBox(
            identifier: subscriber.combineIdentifier,
            next: (subscriber as? any Chained)?.chainLink,
            site: { (subscriber as? any Sited)?.site },
            receiveSubscription: { subscriber.receive(subscription: $0) },
            receiveValue: { subscriber.receive($0) },
            receiveCompletion: { subscriber.receive(completion: $0) })
    }

    /// A subscriber that sends values and the end to `subject`.
    public init<S: Subject>(
        _ subject: S, file: StaticString = #fileID, line: UInt = #line
    ) where S.Output == Input, S.Failure == Failure {
        self.init(SubjectFeed(subject, PackedSite(file, line)))
    }

    /// A subscriber made of closures. Without `receiveSubscription` it asks for nothing.
    @inlinable
    public init(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
        file: StaticString = #fileID, line: UInt = #line
    ) {
        let site = PackedSite(file, line)
        box = SubscriberBox(
            identifier: CombineIdentifier(), site: { site.site },
            receiveSubscription: receiveSubscription ?? { _ in },
            receiveValue: receiveValue ?? { _ in .none },
            receiveCompletion: receiveCompletion ?? { _ in })
    }

    public var combineIdentifier: CombineIdentifier { box.identifier }

    public func receive(subscription: any Subscription) {
        box.receiveSubscription(subscription)
    }

    @inlinable
    public func receive(_ value: Input) -> Subscribers.Demand {
        box.receiveValue(value)
    }

    public func receive(completion: Subscribers.Completion<Failure>) {
        box.receiveCompletion(completion)
    }
}

extension AnySubscriber: Chained {
    @usableFromInline var chainLink: ChainLink? { box }
}

extension AnySubscriber: Sited {
    @usableFromInline package var site: BindingSite? { box.site() }
}

/// The contents of an erased subscriber.
@usableFromInline
final class SubscriberBox<Input, Failure: Error>: ChainLink {
    let identifier: CombineIdentifier

    /// Returns the place where the subscriber was made, if it is known.
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
