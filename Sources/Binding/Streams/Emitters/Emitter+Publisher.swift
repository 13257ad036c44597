extension Emitter {
    /// Attaches `subscriber`, which hears what comes next, and the current value where there is one,
    /// until it cancels or `ends` tells of the end.
    @usableFromInline
    final func attach<Failure: Error>(
        _ subscriber: AnySubscriber<Value, Failure>,
        ends: Signal<Subscribers.Completion<Failure>>? = nil,
        willRequest: @escaping () -> Void = {}
    ) {
        let conduit = Conduit(self, subscriber, willRequest: willRequest)
        let site = PackedSite(#fileID, #line)
        let values = Observer(self, site) { conduit.receive($0) }
        append(values)
        bringUpToDate()
        values.heard = version
        var observers: [AnyObserver] = [values]
        if let ends {
            let end = Observer(ends, site) { conduit.end($0) }
            ends.append(end)
            observers.append(end)
        }
        conduit.hear(by: observers)
        subscriber.receive(subscription: conduit)
    }
}

extension Signal: Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
        attach(AnySubscriber(subscriber))
    }
}

extension ValueSource: Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    /// Attaches `subscriber`, which hears the current value first. What it has not asked for is
    /// passed over; when it asks, it hears the value that is current then.
    @inlinable
    public final func receive<S: Subscriber>(subscriber: S)
    where S.Input == Value, S.Failure == Never {
        attach(AnySubscriber(subscriber))
    }
}
