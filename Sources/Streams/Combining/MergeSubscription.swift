public import Binding

/// One subscriber, and any number of publishers that feed it at the same time.
///
/// A subscriber that asks for all gets all at once. One that asks for a number gets it in the order
/// of arrival: each publisher is then asked for one value at a time, and a value that comes too
/// early waits here.
@usableFromInline
final class MergeSubscription<Downstream: Subscriber>: DownstreamSubscription<Downstream>,
    Publishers.MergeTarget
{
    @usableFromInline typealias Output = Downstream.Input
    @usableFromInline typealias Failure = Downstream.Failure

    @usableFromInline @exclusivity(unchecked)
    var waiting = Deque<(source: InnerSubscriber<Downstream>, value: Downstream.Input)>()

    /// True if more publishers may be added.
    private var isOpen = true
    private var sources = InnerSubscribers<Downstream>()
    private var isDraining = false

    /// True if the publishers were asked for all their values.
    private var isUnlimited = false

    /// Called when the stream is over, to release what adds publishers.
    private var onEnd: (() -> Void)?

    /// Called when a publisher has ended and all of its values were sent.
    private var onSourceEnd: (() -> Void)?

    func observe(onSourceEnd: @escaping () -> Void, onEnd: @escaping () -> Void) {
        self.onSourceEnd = onSourceEnd
        self.onEnd = onEnd
    }

    @inlinable
    func add<P: Publisher>(_ publisher: P)
    where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
        guard !isOver else { return }
        let source = InnerSubscriber(of: self)
        append(source)
        publisher.subscribe(source)
    }

    /// Ends the stream once all publishers have ended. No publisher is added after this.
    @usableFromInline
    func close() {
        isOpen = false
        finishIfEmpty()
    }

    /// Handles a value that cannot be sent at once: there is a limit, or others wait before it.
    @usableFromInline
    func enqueue(
        _ value: Downstream.Input, from source: InnerSubscriber<Downstream>
    ) -> Subscribers.Demand {
        guard demand != .none, waiting.isEmpty else {
            source.unsent += 1
            waiting.append((source, value))
            return .none
        }
        sendNext(value)
        return .max(1)
    }

    func remove(_ source: InnerSubscriber<Downstream>) {
        sources.remove(source)
        onSourceEnd?()
        finishIfEmpty()
    }

    @usableFromInline
    func append(_ source: InnerSubscriber<Downstream>) {
        sources.append(source)
    }

    @usableFromInline
    override func requested(_ more: Subscribers.Demand) {
        let wasLimited = !isUnlimited
        drain()
        guard wasLimited, demand == .unlimited else { return }
        isUnlimited = true
        sources.forEach { $0.subscription?.request(.unlimited) }
    }

    @usableFromInline
    override func stop() {
        let last = (waiting, onSourceEnd.take())
        let (sources, onEnd) = (self.sources, onEnd.take())
        self.sources = InnerSubscribers()
        waiting.removeAll()
        sources.forEach { $0.cancel() }
        onEnd?()
        withExtendedLifetime(last) {}
    }

    private func sendNext(_ value: Downstream.Input) {
        let more = send(value)
        if more != .none { requested(more) }
    }

    /// Sends what waits, for as long as more is asked for.
    private func drain() {
        guard !isDraining else { return }
        isDraining = true
        while demand != .none, let (source, value) = waiting.popFirst() {
            sendNext(value)
            source.wasSent(isLimited: demand != .unlimited)
        }
        isDraining = false
    }

    private func finishIfEmpty() {
        if !isOpen, sources.isEmpty { finish(.finished) }
    }
}

/// The subscriber to one of the publishers of a merge.
@usableFromInline
final class InnerSubscriber<Downstream: Subscriber>: Subscriber {
    @usableFromInline typealias Input = Downstream.Input
    @usableFromInline typealias Failure = Downstream.Failure

    @usableFromInline let merge: MergeSubscription<Downstream>

    /// True if the publisher has not ended yet.
    @usableFromInline @exclusivity(unchecked) var isOpen = true

    fileprivate var subscription: (any Subscription)?

    /// The number of values that wait in the merge.
    fileprivate var unsent = 0

    /// The place in the merge's list.
    fileprivate var slot = 0

    @usableFromInline
    init(of merge: MergeSubscription<Downstream>) {
        self.merge = merge
    }

    @usableFromInline
    func receive(subscription: any Subscription) {
        guard isOpen, self.subscription == nil else { return subscription.cancel() }
        self.subscription = subscription
        subscription.request(merge.demand == .unlimited ? .unlimited : .max(1))
    }

    @inlinable
    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        guard isOpen, !merge.isOver else { return .none }
        guard merge.demand.count == .max, merge.waiting.isEmpty else {
            return merge.enqueue(input, from: self)
        }
        _ = merge.send(input)
        return .none
    }

    @usableFromInline
    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        guard isOpen else { return }
        isOpen = false
        release(subscription.take())
        switch completion {
        case .failure: merge.finish(completion)
        case .finished where unsent == 0: merge.remove(self)
        case .finished: break
        }
    }

    fileprivate func wasSent(isLimited: Bool) {
        unsent -= 1
        if isOpen {
            if isLimited { subscription?.request(.max(1)) }
        } else if unsent == 0 {
            merge.remove(self)
        }
    }

    fileprivate func cancel() {
        let last = subscription
        isOpen = false
        subscription = nil
        last?.cancel()
    }
}

extension InnerSubscriber: Chained, Sited {
    @usableFromInline var chainLink: ChainLink? { merge.chainLink }
    @usableFromInline var site: BindingSite? { merge.site }
}

/// The subscribers of a merge in the order in which they were added.
///
/// Removing one empties its place; the places are closed up when most are empty.
private struct InnerSubscribers<Downstream: Subscriber> {
    private var slots: [InnerSubscriber<Downstream>?] = []
    private var emptySlots = 0

    var isEmpty: Bool { slots.count == emptySlots }

    mutating func append(_ subscriber: InnerSubscriber<Downstream>) {
        subscriber.slot = slots.count
        slots.append(subscriber)
    }

    mutating func remove(_ subscriber: InnerSubscriber<Downstream>) {
        guard subscriber.slot < slots.count, slots[subscriber.slot] === subscriber else { return }
        if subscriber.slot == slots.count - 1 {
            slots.removeLast()
        } else {
            slots[subscriber.slot] = nil
            emptySlots += 1
        }
        if emptySlots > 16, emptySlots > slots.count / 2 { closeUp() }
    }

    func forEach(_ body: (InnerSubscriber<Downstream>) -> Void) {
        for case let subscriber? in slots { body(subscriber) }
    }

    private mutating func closeUp() {
        slots.removeAll { $0 == nil }
        for (index, subscriber) in slots.enumerated() { subscriber?.slot = index }
        emptySlots = 0
    }
}
