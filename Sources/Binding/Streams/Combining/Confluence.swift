/// One subscriber, and any number of publishers that feed it at the same time.
///
/// A subscriber that asks for all gets all at once. One that asks for a number gets it in the
/// order of arrival: each inlet is then asked for one value at a time, and one that comes too
/// early waits here.
@usableFromInline
final class Confluence<Downstream: Subscriber>: Subscription {
    /// Nil once the stream has ended or was cancelled.
    @usableFromInline @exclusivity(unchecked) var downstream: Downstream?
    @usableFromInline @exclusivity(unchecked) var demand = Subscribers.Demand.none
    @usableFromInline @exclusivity(unchecked)
    var waiting = Queue<(inlet: Inlet<Downstream>, value: Downstream.Input)>()

    /// Whether more publishers may be added.
    private var isOpen = true
    private var inlets = Inlets<Downstream>()
    private var isDraining = false

    /// Told to let go of what adds publishers, when all is over.
    private var onEnd: (() -> Void)?

    /// Told that a publisher has ended and all of its values were heard.
    private var onClose: (() -> Void)?

    @usableFromInline
    init(_ downstream: Downstream) {
        self.downstream = downstream
    }

    func observe(onClose: @escaping () -> Void, onEnd: @escaping () -> Void) {
        self.onClose = onClose
        self.onEnd = onEnd
    }

    @inlinable
    func add<P: Publisher>(_ publisher: P)
    where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
        guard downstream != nil else { return }
        let inlet = Inlet(into: self)
        enter(inlet)
        publisher.subscribe(inlet)
    }

    /// Says that no publisher will be added any more.
    @usableFromInline
    func close() {
        isOpen = false
        finishIfEmpty()
    }

    /// A value that cannot simply be passed on: there is a limit, or others wait before it.
    @usableFromInline
    func admit(_ value: Downstream.Input, from inlet: Inlet<Downstream>) -> Subscribers.Demand {
        guard demand != .none, waiting.isEmpty else {
            inlet.unheard += 1
            waiting.append((inlet, value))
            return .none
        }
        deliver(value)
        return .max(1)
    }

    func leave(_ inlet: Inlet<Downstream>) {
        inlets.remove(inlet)
        onClose?()
        finishIfEmpty()
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
        let wasLimited = demand != .unlimited
        demand += more
        drain()
        guard wasLimited, demand == .unlimited else { return }
        inlets.forEach { $0.subscription?.request(.unlimited) }
    }

    @usableFromInline
    func cancel() {
        let last = (downstream.take(), waiting, onClose.take())
        let (inlets, onEnd) = (self.inlets, onEnd.take())
        self.inlets = Inlets()
        waiting.removeAll()
        inlets.forEach { $0.cancel() }
        onEnd?()
        withExtendedLifetime(last) {}
    }

    @usableFromInline
    func enter(_ inlet: Inlet<Downstream>) {
        inlets.append(inlet)
    }

    private func deliver(_ value: Downstream.Input) {
        guard let downstream else { return }
        demand -= 1
        request(downstream.receive(value))
    }

    /// Hands on what waits, for as long as more is asked for.
    private func drain() {
        guard !isDraining else { return }
        isDraining = true
        while demand != .none, let (inlet, value) = waiting.popFirst() {
            deliver(value)
            inlet.wasHeard(isLimited: demand != .unlimited)
        }
        isDraining = false
    }

    private func finishIfEmpty() {
        if !isOpen, inlets.isEmpty, downstream != nil { finish(.finished) }
    }
}
