/// The subscribers of a subject and what they are still to hear.
@usableFromInline
final class SubjectHub<Output, Failure: Error> {
    @usableFromInline @exclusivity(unchecked) var conduits = SubjectConduits<Output, Failure>()
    @usableFromInline @exclusivity(unchecked) var current: Output?
    @usableFromInline @exclusivity(unchecked) var isOver = false
    @usableFromInline @exclusivity(unchecked) var isDelivering = false

    /// The number of the last value sent.
    @usableFromInline @exclusivity(unchecked) var serial = 0

    @usableFromInline @exclusivity(unchecked) var waiting: [Sent] = []
    private var completion: Subscribers.Completion<Failure>?
    private var feeds: [any Subscription] = []
    private var isFlowing = false

    @usableFromInline
    struct Sent {
        let value: Output
        let serial: Int

        @usableFromInline
        init(value: Output, serial: Int) {
            self.value = value
            self.serial = serial
        }
    }

    @usableFromInline
    init(current: Output?) {
        self.current = current
    }

    deinit {
        feeds.forEach { $0.cancel() }
    }

    @inlinable
    func send(_ value: Output) {
        guard !isOver else { return }
        serial &+= 1
        guard !isDelivering else { return waiting.append(Sent(value: value, serial: serial)) }
        isDelivering = true
        deliver(value, serial)
        finishDelivery()
    }

    @inlinable
    func deliver(_ value: Output, _ serial: Int) {
        var index = 0
        let end = conduits.slots.count
        while index < end {
            conduits.slots[index]?.receive(value, serial)
            index += 1
        }
    }

    @inlinable
    func finishDelivery() {
        if waiting.isEmpty, !isOver, !conduits.isSparse {
            isDelivering = false
        } else {
            drain()
        }
    }

    func send(completion: Subscribers.Completion<Failure>) {
        guard !isOver else { return }
        isOver = true
        self.completion = completion
        if !isDelivering { drain() }
    }

    func feed(by subscription: any Subscription, atOnce: Bool) {
        guard !isOver else { return subscription.cancel() }
        feeds.append(subscription)
        isFlowing = isFlowing || atOnce
        if isFlowing { subscription.request(.unlimited) }
    }

    @usableFromInline
    func attach(_ subscriber: AnySubscriber<Output, Failure>) {
        if let completion, !isDelivering {
            subscriber.receive(subscription: Subscriptions.empty)
            subscriber.receive(completion: completion)
            return
        }
        let conduit = SubjectConduit(hub: self, subscriber: subscriber, isOwed: current != nil)
        conduits.append(conduit)
        subscriber.receive(subscription: conduit)
    }

    /// `conduit` has asked for its first values, or for more.
    func flow(to conduit: SubjectConduit<Output, Failure>) {
        if !isFlowing {
            isFlowing = true
            feeds.forEach { $0.request(.unlimited) }
        }
        guard conduit.isOwed, let current else { return }
        let isOutermost = !isDelivering
        isDelivering = true
        conduit.isOwed = false
        conduit.seen = serial
        conduit.receive(current)
        if isOutermost { finishDelivery() }
    }

    func leave(_ conduit: SubjectConduit<Output, Failure>) {
        conduits.remove(conduit)
        if !isDelivering { conduits.closeUp() }
    }

    /// Delivers what was sent during the delivery that is over now.
    @usableFromInline
    func drain() {
        isDelivering = true
        var index = 0
        while index < waiting.count {
            let sent = waiting[index]
            index += 1
            deliver(sent.value, sent.serial)
        }
        waiting.removeAll()
        if isOver { end() }
        conduits.closeUp()
        isDelivering = false
    }

    private func end() {
        guard let completion else { return }
        let ended = feeds
        feeds = []
        ended.forEach { $0.cancel() }
        var index = 0
        while index < conduits.slots.count {
            conduits.slots[index]?.end(completion)
            index += 1
        }
        conduits = SubjectConduits()
    }
}
