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

    /// The depth from which a joint value leads to no other: the slots only keep what arrives.
    @inlinable static var depthLimit: Int { 100 }

    /// Sends a value made of the slots, which all have one, if one is asked for.
    @inlinable
    func send() {
        guard demand != .none, depth < Self.depthLimit, let downstream, let value = make?()
        else { return }
        demand -= 1
        depth += 1
        let more = downstream.receive(value)
        depth -= 1
        if more != .none { request(more) }
        if isExhausted { finish(.finished) }
    }

    /// The publisher of a slot has finished, and leaves values to be used up.
    func close(at index: Int) {
        openSlots -= 1
        if openSlots == 0 { end(.finished, at: index) } else { _ = sources[index].take() }
    }

    /// The publisher of a slot has ended, and with it the stream.
    func end(_ completion: Subscribers.Completion<Downstream.Failure>, at index: Int) {
        _ = sources[index].take()
        finish(completion)
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
        let last = (downstream.take(), make.take())
        for index in sources.indices { sources[index].take()?.cancel() }
        withExtendedLifetime(last) {}
    }
}
