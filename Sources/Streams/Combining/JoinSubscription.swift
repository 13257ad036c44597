public import Binding

/// One subscriber, and a fixed number of publishers whose values it receives together.
///
/// The slots keep the values of the publishers. This class counts the slots that lack a value, and
/// makes a value of all of them.
@usableFromInline
final class JoinSubscription<Downstream: Subscriber>: DownstreamSubscription<Downstream> {
    /// Makes a value of those in the slots, which keep this object until the end.
    @usableFromInline @exclusivity(unchecked) var make: (() -> Downstream.Input?)?

    /// The number of slots that have no value.
    @usableFromInline @exclusivity(unchecked) var emptySlots: Int

    /// True if there can be no further value.
    @usableFromInline @exclusivity(unchecked) var isExhausted = false

    /// The joint values that were made at the depth limit, and the completion that follows them.
    @usableFromInline @exclusivity(unchecked) var pending = Deque<Downstream.Input>()
    private var pendingCompletion: Subscribers.Completion<Downstream.Failure>?

    /// The demand that is not passed on yet. `isAsking` is true while it is passed on.
    private var owed = Subscribers.Demand.none
    private var isAsking = false

    private var openSlots: Int
    private var sources: [(any Subscription)?]

    @usableFromInline
    init(_ downstream: Downstream, count: Int) {
        emptySlots = count
        openSlots = count
        sources = Array(repeating: nil, count: count)
        super.init(downstream)
    }

    @inlinable
    func add<P: Publisher, S: Subscriber>(_ publisher: P, _ slot: S)
    where P.Output == S.Input, P.Failure == S.Failure {
        if !isOver { publisher.subscribe(slot) }
    }

    func take(_ subscription: any Subscription, at index: Int) {
        guard !isOver, sources[index] == nil else { return subscription.cancel() }
        sources[index] = subscription
        if demand != .none { subscription.request(demand) }
    }

    /// The depth from which a joint value is not sent within the one before, but after it.
    @inlinable static var depthLimit: Int { 100 }

    /// Sends a value made of the slots, which all have one, if one is asked for.
    @inlinable
    func sendNext() {
        guard demand.count > pending.count, !isOver, let value = make?() else { return }
        guard depth < Self.depthLimit else { return postpone(value) }
        let more = send(value)
        if depth == Self.depthLimit - 1 { sendPending() }
        if more.count != 0 { requested(more) }
        if isExhausted { end(.finished) }
    }

    @usableFromInline
    func postpone(_ value: Downstream.Input) {
        pending.append(value)
        if isExhausted { end(.finished) }
    }

    /// Sends the values of the depth limit in a loop, which keeps the stack flat.
    @usableFromInline
    func sendPending() {
        while !isOver, let value = pending.popFirst() {
            let more = send(value)
            if more != .none { requested(more) }
        }
        if let completion = pendingCompletion.take() { end(completion) }
    }

    /// Handles the end of a publisher that leaves values in its slot.
    func close(at index: Int) {
        openSlots -= 1
        if openSlots == 0 { end(.finished, at: index) } else { release(sources[index].take()) }
    }

    /// Handles the end of a publisher that ends the stream.
    func end(_ completion: Subscribers.Completion<Downstream.Failure>, at index: Int) {
        release(sources[index].take())
        end(completion)
    }

    /// Ends the stream after the pending values.
    @usableFromInline
    func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
        guard !pending.isEmpty else { return finish(completion) }
        if pendingCompletion == nil { pendingCompletion = completion }
        // No further value can be made.
        release(make.take())
    }

    @usableFromInline
    override func requested(_ more: Subscribers.Demand) {
        owed += more
        // A publisher that sends during a request calls this again; the loop keeps the stack flat.
        guard !isAsking else { return }
        isAsking = true
        while owed != .none {
            let asked = owed
            owed = .none
            for index in sources.indices where !isOver { sources[index]?.request(asked) }
        }
        isAsking = false
    }

    @usableFromInline
    override func stop() {
        let last = (make.take(), pending)
        pending.removeAll()
        for index in sources.indices { sources[index].take()?.cancel() }
        withExtendedLifetime(last) {}
    }
}

/// The subscriber to one of the publishers of a join, with those of its values that wait for the
/// others.
@usableFromInline
final class JoinSlot<Value, Mode: Publishers.JoinMode, Downstream: Subscriber>: Subscriber {
    @usableFromInline typealias Input = Value
    @usableFromInline typealias Failure = Downstream.Failure

    @usableFromInline let join: JoinSubscription<Downstream>
    @usableFromInline @exclusivity(unchecked) var value: Value?

    /// The values after the first, where each value is used once.
    @usableFromInline @exclusivity(unchecked) var others = Deque<Value>()
    @usableFromInline @exclusivity(unchecked) var isOpen = true
    private let index: Int

    @usableFromInline
    init(_ join: JoinSubscription<Downstream>, _ index: Int) {
        self.join = join
        self.index = index
    }

    /// Returns the value for the next joint value.
    @inlinable
    func take() -> Value? {
        guard !Mode.keepsLatest else { return value }
        let first = value
        value = others.popFirst()
        if value == nil {
            join.emptySlots += 1
            if !isOpen { join.isExhausted = true }
        }
        return first
    }

    @usableFromInline
    func receive(subscription: any Subscription) {
        guard isOpen else { return subscription.cancel() }
        join.take(subscription, at: index)
    }

    @inlinable
    func receive(_ input: Value) -> Subscribers.Demand {
        guard isOpen, !join.isOver else { return .none }
        if value == nil {
            join.emptySlots -= 1
        } else if !Mode.keepsLatest {
            others.append(input)
            return .none
        }
        // Exchanged, since the release of the value before may lead back here.
        var exchanged: Value? = input
        swap(&exchanged, &value)
        withExtendedLifetime(exchanged) {}
        if join.emptySlots == 0 {
            join.sendNext()
            return .none
        }
        // A latest value that only filled the slot leaves the demand for joint values as it was.
        return Mode.keepsLatest ? .max(1) : .none
    }

    @usableFromInline
    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        guard isOpen else { return }
        isOpen = false
        switch completion {
        case .finished where Mode.keepsLatest || value != nil: join.close(at: index)
        case .finished, .failure: join.end(completion, at: index)
        }
    }
}

extension JoinSlot: Chained, Sited {
    @usableFromInline var chainLink: ChainLink? { join.chainLink }
    @usableFromInline var site: BindingSite? { join.site }
}
