import Binding

/// The subscriber to the upstream of an operator, and the subscription of its downstream.
///
/// It does what all operators have in common: it sends what was asked for and no more, also when
/// the upstream sends more, and ends once. A value that arrives while the step handles another one
/// waits.
@usableFromInline
final class OperatorSubscription<Work: OperatorStep, Downstream: Subscriber>:
    DownstreamSubscription<Downstream>, Subscriber
where Downstream.Input == Work.Output, Downstream.Failure == Work.NewFailure {
    @usableFromInline typealias Input = Work.Input
    @usableFromInline typealias Failure = Work.Failure

    @usableFromInline @exclusivity(unchecked) var step: Work
    @usableFromInline @exclusivity(unchecked) var phase = OperatorPhase.idle
    private var upstream: (any Subscription)?

    /// The events and the value that wait. Nil until something waits, and after the end.
    private var backlog: OperatorBacklog<Work>?

    @inlinable
    init(_ step: Work, _ downstream: Downstream) {
        self.step = step
        super.init(downstream)
    }

    @usableFromInline
    func receive(subscription: any Subscription) {
        guard phase == .idle else { return subscription.cancel() }
        phase = .open
        upstream = subscription
        step.willReceive(subscription: subscription)
        if step.isDone { leaveUpstream() }
        begin()
        if step.isDone { finish(.finished) }
        if Work.isFold { upstream?.request(.unlimited) }
    }

    @inlinable
    func receive(_ input: Input) -> Subscribers.Demand {
        guard phase == .open else { return delay(input) }
        if demand.count == 0, !Work.isFold { return .none }
        phase = .stepping
        let result = step.receive(input)
        guard phase == .stepping else { return resume(after: result) }
        phase = .open
        return act(on: result)
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
            end(step.receive(completion: completion))
        case .stepping, .resuming:
            phase = .resuming
            requireBacklog().events.append(.end(completion))
        case .closing: break
        }
    }

    /// Ends the stream from here, unless it is over.
    @usableFromInline
    func close(_ end: StepEnd<Work.Output, Work.NewFailure>) {
        if phase == .idle { receive(subscription: Subscriptions.empty) }
        guard phase != .closing else { return }
        leaveUpstream()
        self.end(end)
    }

    @usableFromInline
    override func requested(_ more: Subscribers.Demand) {
        let needed = answer(more)
        if !Work.isFold { upstream?.request(needed) }
    }

    @usableFromInline
    override func stop() {
        phase = .closing
        let dropped = backlog.take()
        if let ended = upstream.take() {
            step.willCancel()
            ended.cancel()
        }
        withExtendedLifetime(dropped) {}
    }

    @inlinable
    func act(on result: StepResult<Work.Output, Work.NewFailure>) -> Subscribers.Demand {
        switch result {
        case .send(let output):
            let more = send(output)
            return more.count == 0 ? more : answer(more)
        case .skip: return demand.count == .max ? .none : .max(1)
        case .keep: return .none
        case .end(let end):
            close(end)
            return .none
        }
    }

    /// Returns the number of values that additional demand takes.
    @inlinable
    func answer(_ more: Subscribers.Demand) -> Subscribers.Demand {
        if phase == .closing {
            sendLastValue()
            return .none
        }
        step.willReceive(request: more)
        return step.demand(for: more)
    }

    private func requireBacklog() -> OperatorBacklog<Work> {
        if let backlog { return backlog }
        let made = OperatorBacklog<Work>()
        backlog = made
        return made
    }

    private func leaveUpstream() {
        phase = .closing
        let dropped = backlog.take()
        upstream.take()?.cancel()
        withExtendedLifetime(dropped) {}
    }

    private func end(_ end: StepEnd<Work.Output, Work.NewFailure>) {
        switch end {
        case .finishWith(let value):
            guard !isOver else { return }
            if demand == .none {
                requireBacklog().lastValue = .some(value)
            } else {
                _ = send(value)
                finish(.finished)
            }
        case .finish: finish(.finished)
        case .fail(let failure): finish(.failure(failure))
        }
    }

    @usableFromInline
    func sendLastValue() {
        guard demand != .none, let value = backlog?.lastValue else { return }
        backlog?.lastValue = nil
        _ = send(value)
        finish(.finished)
    }

    /// Keeps a value that arrives while the step handles another one.
    @usableFromInline
    func delay(_ input: Input) -> Subscribers.Demand {
        guard phase == .stepping || phase == .resuming else { return .none }
        phase = .resuming
        requireBacklog().events.append(.value(input))
        return .none
    }

    /// Continues after the step was cancelled or more has arrived while it handled a value.
    @usableFromInline
    func resume(after result: StepResult<Work.Output, Work.NewFailure>) -> Subscribers.Demand {
        guard phase == .resuming else { return .none }
        var more = act(on: result)
        while phase == .resuming, let event = backlog?.events.popFirst() {
            switch event {
            case .value(let input) where Work.isFold || demand != .none:
                let result = step.receive(input)
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
}

/// The events and the value that wait in an operator. Most operators never need it: as properties
/// of the operator, these would cost a third of the time to subscribe and cancel.
private final class OperatorBacklog<Work: OperatorStep> {
    enum Event {
        case value(Work.Input)
        case end(Subscribers.Completion<Work.Failure>)
    }

    /// The events that arrived while the step handles a value.
    var events = Deque<Event>()

    /// The value to send before the end, when it is asked for.
    var lastValue: Work.Output?
}

/// The phases of an operator. Not nested in the subscription, whose type parameters would make each
/// comparison several times slower.
@usableFromInline
enum OperatorPhase {
    /// There is no subscription yet.
    case idle

    /// Values pass.
    case open

    /// The step handles a value.
    case stepping

    /// The step handles a value, and more has arrived.
    case resuming

    /// The upstream is over. A last value may wait until it is asked for.
    case closing
}
