public import Binding

/// One subscriber, and the publishers that feed it one after another.
///
/// It counts the demand of the subscriber, so that each publisher is asked for what the publishers
/// before it left open.
@usableFromInline
final class SequentialSubscription<Downstream: Subscriber, StageFailure: Error>:
    DownstreamSubscription<Downstream>
{
    /// The number of the current stage, or zero between two stages. A value of another stage is
    /// ignored.
    @usableFromInline @exclusivity(unchecked) var current = 0
    @usableFromInline @exclusivity(unchecked) var lastNumber = 0

    /// The subscription to the publisher of the current stage.
    @usableFromInline @exclusivity(unchecked) var source: (any Subscription)?

    /// Handles the end of the current stage. A closure, because one that was made where the types
    /// are known runs several times faster.
    @usableFromInline @exclusivity(unchecked)
    var onStageEnd: ((Subscribers.Completion<StageFailure>) -> Void)?

    /// Called when the stream is over, to release what feeds the stages.
    @usableFromInline var onStop: (() -> Void)?

    @inlinable
    override init(_ downstream: Downstream) {
        super.init(downstream)
    }

    @inlinable var isBetweenStages: Bool { current == 0 }

    /// Cancels the current stage, if it has not ended, and subscribes to `publisher`.
    @inlinable
    func follow<P: Publisher>(_ publisher: P)
    where P.Output == Downstream.Input, P.Failure == StageFailure {
        guard !isOver else { return }
        let stage = lastNumber &+ 1
        lastNumber = stage
        current = stage
        source.take()?.cancel()
        guard current == stage else { return }
        publisher.receive(subscriber: StageSubscriber(of: self, number: stage))
    }

    /// Keeps the subscription of the current stage and asks for what is still open.
    @inlinable
    func take(_ subscription: any Subscription) {
        source = subscription
        if demand.count != 0 { subscription.request(demand) }
    }

    /// Sends `input` if it is asked for. Returns the additional demand.
    @inlinable
    func sendIfAsked(_ input: Downstream.Input) -> Subscribers.Demand {
        demand.count == 0 || isOver ? .none : send(input)
    }

    @inlinable
    func endStage(_ completion: Subscribers.Completion<StageFailure>) {
        current = 0
        release(source.take())
        onStageEnd?(completion)
    }

    @usableFromInline
    override func requested(_ more: Subscribers.Demand) {
        source?.request(more)
    }

    @usableFromInline
    override func stop() {
        current = 0
        let last = onStageEnd.take()
        let onStop = onStop.take()
        source.take()?.cancel()
        onStop?()
        withExtendedLifetime(last) {}
    }
}

/// The subscriber to one of the publishers that follow one another.
@usableFromInline
struct StageSubscriber<Downstream: Subscriber, Failure: Error>: Subscriber {
    @usableFromInline typealias Input = Downstream.Input

    @usableFromInline let sequence: SequentialSubscription<Downstream, Failure>
    @usableFromInline let number: Int

    @inlinable
    init(of sequence: SequentialSubscription<Downstream, Failure>, number: Int) {
        self.sequence = sequence
        self.number = number
    }

    @usableFromInline var combineIdentifier: CombineIdentifier { sequence.combineIdentifier }

    @inlinable var isCurrent: Bool { sequence.current == number }

    @inlinable
    func receive(subscription: any Subscription) {
        guard isCurrent, sequence.source == nil else { return subscription.cancel() }
        sequence.take(subscription)
    }

    @inlinable
    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        guard isCurrent else { return .none }
        let more = sequence.sendIfAsked(input)
        if more.count == 0 || isCurrent { return more }
        // The next publisher was asked before this answer was known.
        sequence.source?.request(more)
        return .none
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) {
        if isCurrent { sequence.endStage(completion) }
    }
}

extension StageSubscriber: Chained, Sited {
    @usableFromInline var chainLink: ChainLink? { sequence.chainLink }
    @usableFromInline var site: BindingSite? { sequence.site }
}
