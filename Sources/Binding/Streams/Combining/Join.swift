/// One subscriber, and a fixed number of publishers whose values reach it together.
///
/// The publishers' values are kept in slots. This class knows how many slots lack a value and how
/// to make one of all of them; the slots know when a value is used up.
@usableFromInline
final class Join<Downstream: Subscriber>: Subscription {
    /// Nil once the stream has ended or was cancelled.
    @usableFromInline @exclusivity(unchecked) var downstream: Downstream?
    @usableFromInline @exclusivity(unchecked) var demand = Subscribers.Demand.none

    /// Makes a value of what is in the slots, which hold on to this object until the end.
    @usableFromInline @exclusivity(unchecked) var make: (() -> Downstream.Input?)?

    /// How many slots have no value.
    @usableFromInline @exclusivity(unchecked) var emptySlots: Int

    /// Whether there can be no further value.
    @usableFromInline @exclusivity(unchecked) var isExhausted = false

    /// The number of joint values that are being sent, each within the one before.
    @usableFromInline @exclusivity(unchecked) var depth = 0

    /// The joint values that were made at the depth limit, and the completion that follows them.
    @usableFromInline @exclusivity(unchecked) var pending = Queue<Downstream.Input>()
    private var pendingCompletion: Subscribers.Completion<Downstream.Failure>?

    /// The demand that is not passed on yet. `isAsking` is true while it is passed on.
    private var owed = Subscribers.Demand.none
    private var isAsking = false

    private var openSlots: Int
    private var sources: [(any Subscription)?]

    @usableFromInline
    init(_ downstream: Downstream, count: Int) {
        self.downstream = downstream
        emptySlots = count
        openSlots = count
        sources = Array(repeating: nil, count: count)
    }

    @inlinable
    func listen<P: Publisher, S: Subscriber>(to publisher: P, by slot: S)
    where P.Output == S.Input, P.Failure == S.Failure {
        if downstream != nil { publisher.subscribe(slot) }
    }

    func take(_ subscription: any Subscription, at index: Int) {
        guard downstream != nil, sources[index] == nil else { return subscription.cancel() }
        sources[index] = subscription
        if demand != .none { subscription.request(demand) }
    }

    /// The depth from which a joint value is not sent within the one before, but after it.
    @inlinable static var depthLimit: Int { 100 }

    /// Sends a value made of the slots, which all have one, if one is asked for.
    @inlinable
    func send() {
        guard demand != .none, let downstream, let value = make?() else { return }
        demand -= 1
        guard depth < Self.depthLimit else { return postpone(value) }
        depth += 1
        let more = downstream.receive(value)
        if depth == Self.depthLimit { sendPending() }
        depth -= 1
        if more != .none { request(more) }
        if isExhausted { finish(.finished) }
    }

    @usableFromInline
    func postpone(_ value: Downstream.Input) {
        pending.append(value)
        if isExhausted { finish(.finished) }
    }

    /// Sends the values of the depth limit in a loop, which keeps the stack flat.
    @usableFromInline
    func sendPending() {
        while let downstream, let value = pending.popFirst() {
            request(downstream.receive(value))
        }
        if let completion = pendingCompletion.take() { finish(completion) }
    }

    /// The publisher of a slot has finished, and leaves values to be used up.
    func close(at index: Int) {
        openSlots -= 1
        if openSlots == 0 { end(.finished, at: index) } else { release(sources[index].take()) }
    }

    /// The publisher of a slot has ended, and with it the stream.
    func end(_ completion: Subscribers.Completion<Downstream.Failure>, at index: Int) {
        release(sources[index].take())
        finish(completion)
    }

    /// Ends the stream after the pending values.
    @usableFromInline
    func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        guard pending.isEmpty else {
            if pendingCompletion == nil { pendingCompletion = completion }
            // No further value can be made.
            return withExtendedLifetime(make.take()) {}
        }
        let last = downstream
        cancel()
        last?.receive(completion: completion)
    }

    @usableFromInline
    func request(_ more: Subscribers.Demand) {
        guard downstream != nil, more != .none else { return }
        demand += more
        owed += more
        // A publisher that sends during a request calls this again; the loop keeps the stack flat.
        guard !isAsking else { return }
        isAsking = true
        while owed != .none {
            let asked = owed
            owed = .none
            for index in sources.indices where downstream != nil {
                sources[index]?.request(asked)
            }
        }
        isAsking = false
    }

    @usableFromInline
    func cancel() {
        let last = (downstream.take(), make.take(), pending)
        pending.removeAll()
        for index in sources.indices { sources[index].take()?.cancel() }
        withExtendedLifetime(last) {}
    }
}
