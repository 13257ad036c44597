extension Publishers {
    /// Sends the elements of a sequence as they are asked for, then finishes.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        public typealias Output = Elements.Element

        /// The elements.
        public let sequence: Elements

        /// A publisher of the elements of `sequence`.
        @inlinable
        public init(sequence: Elements) {
            self.sequence = sequence
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            SequenceSubscription.start(sequence, .finished, subscriber)
        }
    }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Sequence {
    /// A publisher of the elements.
    @inlinable public var publisher: Publishers.Sequence<Self, Never> {
        Publishers.Sequence(sequence: self)
    }
}

/// A subscription to the elements of a sequence. The end follows the last element at once.
///
/// It sends by a closure for the same reason as `JustSubscription`.
@usableFromInline
final class SequenceSubscription: Subscription {
    @usableFromInline @exclusivity(unchecked) var demand = Subscribers.Demand.none
    @usableFromInline @exclusivity(unchecked) var isOver = false
    @usableFromInline @exclusivity(unchecked) var isSending = false

    /// Sends the elements that are asked for.
    @usableFromInline @exclusivity(unchecked) var send: ((SequenceSubscription) -> Void)?

    @inlinable
    init() {}

    /// Sends `subscriber` a subscription to `elements`, which `completion` follows.
    @inlinable
    static func start<Elements: Sequence, S: Subscriber>(
        _ elements: Elements, _ completion: Subscribers.Completion<S.Failure>, _ subscriber: S
    ) where S.Input == Elements.Element {
        var iterator = elements.makeIterator()
        var next = iterator.next()
        let subscription = SequenceSubscription()
        subscription.send = { subscription in
            while subscription.demand.count != 0, let element = next {
                next = iterator.next()
                if subscription.demand.count != .max { subscription.demand.count -= 1 }
                let more = subscriber.receive(element)
                guard !subscription.isOver else { return }
                guard next != nil else { return subscription.finish(completion, subscriber) }
                if more.count != 0 { subscription.demand += more }
            }
        }
        subscriber.receive(subscription: subscription)
        if next == nil { subscription.finish(completion, subscriber) }
    }

    @inlinable
    func finish<S: Subscriber>(
        _ completion: Subscribers.Completion<S.Failure>, _ subscriber: S
    ) {
        guard !isOver else { return }
        cancel()
        subscriber.receive(completion: completion)
    }

    @usableFromInline
    func request(_ more: Subscribers.Demand) {
        guard more != .none, let send else { return }
        demand += more
        guard !isSending else { return }
        isSending = true
        send(self)
        isSending = false
    }

    @usableFromInline
    func cancel() {
        isOver = true
        release(send.take())
    }
}
