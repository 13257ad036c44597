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

    private var upstream: (any Subscription)?
    private var lastValue: Work.Output?
    private var waiting: [PipeEvent<Input, Failure>] = []

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
        downstream.receive(subscription: self)
        if work.isDone { end(.finish) }
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

    @usableFromInline
    func receive(completion: Subscribers.Completion<Failure>) {
        switch phase {
        case .idle:
            receive(subscription: Subscriptions.empty)
            receive(completion: completion)
        case .open:
            phase = .closing
            upstream = nil
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
        lastValue = nil
        waiting = []
        guard let ended = upstream else { return }
        upstream = nil
        work.willCancel()
        ended.cancel()
    }
}

/// The rarer events.
extension Pipe {
    /// Notes that `more` results are wanted, and says how many values that takes.
    @inlinable
    func add(_ more: Subscribers.Demand) -> Subscribers.Demand {
        demand += more
        work.willReceive(request: more)
        return work.demand(for: more)
    }

    /// Keeps what arrives while the step works on a value; what arrives after the end is dropped.
    @usableFromInline
    func delay(_ event: PipeEvent<Input, Failure>) {
        guard phase == .stepping || phase == .resuming else { return }
        phase = .resuming
        waiting.append(event)
    }

    /// Goes on where the step was cancelled or more arrived while it was at work.
    @usableFromInline
    func resume(
        after result: StepResult<Work.Output, Work.NewFailure>
    ) -> Subscribers.Demand {
        guard phase == .resuming else { return .none }
        var more = act(on: result)
        while phase == .resuming, !waiting.isEmpty {
            switch waiting.removeFirst() {
            case .value(let input) where Work.isFold || demand != .none:
                let result = work.receive(input)
                if phase == .resuming { more += act(on: result) }
            case .value: break
            case .end(let completion):
                phase = .open
                receive(completion: completion)
            }
        }
        if phase == .resuming { phase = .open }
        return more
    }

    /// Ends the stream from here, unless it is over.
    func end(_ end: StepEnd<Work.Output, Work.NewFailure>) {
        if phase == .idle { receive(subscription: Subscriptions.empty) }
        if phase != .over, phase != .closing { close(end) }
    }

    @usableFromInline
    func close(_ end: StepEnd<Work.Output, Work.NewFailure>) {
        phase = .closing
        waiting = []
        let ended = upstream
        upstream = nil
        ended?.cancel()
        finish(end)
    }

    private func finish(_ end: StepEnd<Work.Output, Work.NewFailure>) {
        guard phase == .closing else { return }
        switch end {
        case .finishWith(let value):
            lastValue = .some(value)
            sendLastValue()
        case .finish:
            phase = .over
            downstream.receive(completion: .finished)
        case .fail(let failure):
            phase = .over
            downstream.receive(completion: .failure(failure))
        }
    }

    private func sendLastValue() {
        guard demand != .none, let value = lastValue else { return }
        lastValue = nil
        _ = downstream.receive(value)
        guard phase == .closing else { return }
        phase = .over
        downstream.receive(completion: .finished)
    }
}

extension Pipe: ChainLinked {
    @usableFromInline var chainLink: ChainLink? { (downstream as? any ChainLinked)?.chainLink }
}
