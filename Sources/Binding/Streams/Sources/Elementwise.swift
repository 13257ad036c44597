/// A subscription to the elements of a sequence, and an end that follows the last at once.
@usableFromInline
final class Elementwise<Elements: Sequence, Downstream: Subscriber>: Subscription
where Downstream.Input == Elements.Element {
    @usableFromInline @exclusivity(unchecked) var elements: Elements.Iterator
    @usableFromInline @exclusivity(unchecked) var nextElement: Elements.Element?
    @usableFromInline @exclusivity(unchecked) var demand = Subscribers.Demand.none
    @usableFromInline @exclusivity(unchecked) var downstream: Downstream?
    @usableFromInline @exclusivity(unchecked) var isSending = false
    @usableFromInline let completion: Subscribers.Completion<Downstream.Failure>

    @inlinable
    init(
        _ elements: Elements, _ completion: Subscribers.Completion<Downstream.Failure>,
        _ downstream: Downstream
    ) {
        self.elements = elements.makeIterator()
        self.completion = completion
        self.downstream = downstream
    }

    @inlinable
    func start() {
        nextElement = elements.next()
        downstream?.receive(subscription: self)
        if nextElement == nil { end() }
    }

    @inlinable
    func request(_ demand: Subscribers.Demand) {
        self.demand += demand
        guard !isSending else { return }
        isSending = true
        while self.demand != .none, let downstream, let element = nextElement {
            nextElement = elements.next()
            if self.demand != .unlimited { self.demand -= 1 }
            let more = downstream.receive(element)
            if more != .none { self.demand += more }
            if nextElement == nil { end() }
        }
        isSending = false
    }

    @inlinable
    func cancel() {
        let last = (downstream.take(), nextElement.take())
        withExtendedLifetime(last) {}
    }

    @inlinable
    func end() {
        guard let ended = downstream else { return }
        downstream = nil
        ended.receive(completion: completion)
    }
}
