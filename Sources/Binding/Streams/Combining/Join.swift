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

    /// Sends a value made of the slots, which all have one, if one is asked for.
    @inlinable
    func send() {
        guard demand != .none, let downstream, let value = make?() else { return }
        demand -= 1
        let more = downstream.receive(value)
        if more != .none { request(more) }
        if isExhausted { finish(.finished) }
    }

    /// The publisher of a slot has ended.
    func close(at index: Int) {
        sources[index] = nil
        openSlots -= 1
        if openSlots == 0 { finish(.finished) }
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
        for index in sources.indices where downstream != nil {
            sources[index]?.request(more)
        }
    }

    @usableFromInline
    func cancel() {
        downstream = nil
        make = nil
        for index in sources.indices {
            let last = sources[index]
            sources[index] = nil
            last?.cancel()
        }
    }
}
