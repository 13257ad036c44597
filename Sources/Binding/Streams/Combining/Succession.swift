/// One subscriber, and the publishers that feed it one after another.
///
/// It counts what the subscriber still asks for, so that each publisher is asked for what its
/// predecessors left open.
@usableFromInline
final class Succession<Downstream: Subscriber, StageFailure: Error>: Subscription {
    /// Nil once the stream has ended or was cancelled.
    @usableFromInline @exclusivity(unchecked) var downstream: Downstream?
    @usableFromInline @exclusivity(unchecked) var demand = Subscribers.Demand.none

    /// The number of the stage that is heard now; what comes from another is ignored.
    @usableFromInline @exclusivity(unchecked) var current = 0
    @usableFromInline @exclusivity(unchecked) var lastNumber = 0

    /// The bond to the publisher of the current stage.
    @usableFromInline @exclusivity(unchecked) var source: (any Subscription)?

    /// Says what follows when the current stage has ended. Kept until all is over; a closure,
    /// because one that was made where the types are known runs several times faster.
    @usableFromInline @exclusivity(unchecked)
    var onStageEnd: ((Subscribers.Completion<StageFailure>) -> Void)?

    /// Called when all is over, to let go of what feeds the stages.
    @usableFromInline var onStop: (() -> Void)?

    @inlinable
    init(_ downstream: Downstream) {
        self.downstream = downstream
    }

    @inlinable var isBetweenStages: Bool { current == 0 }

    /// Leaves the stage before, if it has not ended, and listens to `publisher`.
    @inlinable
    func follow<P: Publisher>(_ publisher: P)
    where P.Output == Downstream.Input, P.Failure == StageFailure {
        guard downstream != nil else { return }
        let stage = lastNumber &+ 1
        let last = source
        lastNumber = stage
        current = stage
        source = nil
        last?.cancel()
        guard current == stage else { return }
        publisher.receive(subscriber: Stage(in: self, number: stage))
    }

    /// Takes up the bond of the current stage and asks for what is still open.
    @inlinable
    func take(_ subscription: any Subscription) {
        source = subscription
        if demand != .none { subscription.request(demand) }
    }

    /// Hands `input` on, and answers with how many more are wanted.
    @inlinable
    func deliver(_ input: Downstream.Input) -> Subscribers.Demand {
        guard demand != .none, let downstream else { return .none }
        if demand != .unlimited { demand -= 1 }
        let more = downstream.receive(input)
        if more != .none { demand += more }
        return more
    }

    /// The current stage has ended.
    @inlinable
    func endStage(_ completion: Subscribers.Completion<StageFailure>) {
        current = 0
        release(source.take())
        onStageEnd?(completion)
    }

    @usableFromInline
    func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        let last = downstream
        cancel()
        last?.receive(completion: completion)
    }

    @usableFromInline
    func request(_ more: Subscribers.Demand) {
        guard downstream != nil, more != .none else { return }
        demand += more
        source?.request(more)
    }

    @usableFromInline
    func cancel() {
        current = 0
        let last = (downstream.take(), onStageEnd.take())
        let onStop = onStop.take()
        source.take()?.cancel()
        onStop?()
        withExtendedLifetime(last) {}
    }
}
