extension Emitter {
    /// Attaches `subscriber`, which hears what comes next, and the current value where there is one,
    /// until it cancels or `core` ends the stream. `demand` is what it gets without asking.
    @inlinable
    final func attach<S: Subscriber>(
        _ subscriber: S, core: SubjectCore<Value, S.Failure>? = nil,
        demand: Subscribers.Demand = .none
    ) where S.Input == Value {
        let conduit = Conduit(self, core: core, subscriber)
        conduit.demand = demand
        conduit.connect(ConduitObserver(self, conduit) { conduit.receive($0) })
    }
}

extension Signal: Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
        attach(subscriber)
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
        attach(subscriber)
    }
}
