/// The bond of an operator to what is above and below it: what all operators have in common.
///
/// Below it goes what was asked for and no more, however the publisher above behaves; the end goes
/// down once, and after a cancellation nothing does. A value that arrives while the step works on
/// another waits.
@usableFromInline
final class Pipe<Work: Step, Downstream: Subscriber>: Subscriber, Subscription
where Downstream.Input == Work.Output, Downstream.Failure == Work.NewFailure {
    @usableFromInline typealias Input = Work.Input
    @usableFromInline typealias Failure = Work.Failure

    @usableFromInline @exclusivity(unchecked) var work: Work
    @usableFromInline let downstream: Downstream
    @usableFromInline @exclusivity(unchecked) var phase = PipePhase.idle

    /// What the subscriber has asked for and not got yet.
    @usableFromInline @exclusivity(unchecked) var demand = Subscribers.Demand.none

    var upstream: (any Subscription)?
    var lastValue: Work.Output?
    var waiting: [PipeEvent<Input, Failure>] = []

    @inlinable
    init(_ work: Work, _ downstream: Downstream) {
        self.work = work
        self.downstream = downstream
    }

    @usableFromInline
    func receive(subscription: any Subscription) {
        guard phase == .idle else { return subscription.cancel() }
        phase = .open
        upstream = subscription
        work.willReceive(subscription: subscription)
        if work.isDone {
            upstream = nil
            phase = .closing
            subscription.cancel()
        }
        downstream.receive(subscription: self)
        if work.isDone { finish(.finish) }
        if Work.isFold { upstream?.request(.unlimited) }
    }

    @inlinable
    func receive(_ input: Input) -> Subscribers.Demand {
        guard phase == .open else {
            delay(.value(input))
            return .none
        }
        guard Work.isFold || demand != .none else { return .none }
        phase = .stepping
        let result = work.receive(input)
        guard phase == .stepping else { return resume(after: result) }
        phase = .open
        return act(on: result)
    }

    @inlinable
    func act(on result: StepResult<Work.Output, Work.NewFailure>) -> Subscribers.Demand {
        switch result {
        case .skip:
            return demand == .unlimited ? .none : .max(1)
        case .keep:
            return .none
        case .send(let output):
            if demand != .unlimited { demand -= 1 }
            let more = downstream.receive(output)
            return more == .none ? .none : add(more)
        case .end(let end):
            close(end)
            return .none
        }
    }

    /// Notes that `more` results are wanted, and says how many values that takes.
    @inlinable
    func add(_ more: Subscribers.Demand) -> Subscribers.Demand {
        guard phase != .over else { return .none }
        demand += more
        work.willReceive(request: more)
        return work.demand(for: more)
    }

    @usableFromInline
    func receive(completion: Subscribers.Completion<Failure>) {
        switch phase {
        case .idle:
            receive(subscription: Subscriptions.empty)
            receive(completion: completion)
        case .open:
            phase = .closing
            release(upstream.take())
            finish(work.receive(completion: completion))
        case .stepping, .resuming: delay(.end(completion))
        case .closing, .over: break
        }
    }

    @usableFromInline
    func request(_ demand: Subscribers.Demand) {
        guard demand != .none else { return }
        switch phase {
        case .open, .stepping, .resuming:
            let needed = add(demand)
            if !Work.isFold { upstream?.request(needed) }
        case .closing:
            self.demand += demand
            sendLastValue()
        case .idle, .over: break
        }
    }

    @usableFromInline
    func cancel() {
        guard phase != .over else { return }
        phase = .over
        let dropped = (lastValue.take(), waiting)
        waiting = []
        if let ended = upstream.take() {
            work.willCancel()
            ended.cancel()
        }
        withExtendedLifetime(dropped) {}
    }
}

extension Pipe: ChainLinked {
    @usableFromInline var chainLink: ChainLink? { (downstream as? any ChainLinked)?.chainLink }
}
