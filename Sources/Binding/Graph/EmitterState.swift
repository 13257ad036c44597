/// What is going on in an emitter.
@usableFromInline @frozen
struct EmitterState: OptionSet {
    @usableFromInline var rawValue: UInt8

    @inlinable
    init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Observers are being called.
    @inlinable static var isDelivering: Self { Self(rawValue: 1) }

    /// Something waits for the delivery under way, or for a transaction, to be over.
    @inlinable static var isDue: Self { Self(rawValue: 2) }

    /// Derived values depend on it.
    @inlinable static var isWatched: Self { Self(rawValue: 4) }

    /// A transaction has changed it and has not delivered yet.
    @inlinable static var isUncommitted: Self { Self(rawValue: 8) }

    /// A derived value one of whose inputs may have changed.
    @inlinable static var isStale: Self { Self(rawValue: 16) }

    /// A derived value that hears its inputs.
    @inlinable static var isAttached: Self { Self(rawValue: 32) }

    /// Someone is told before the value changes.
    @inlinable static var isForetold: Self { Self(rawValue: 64) }

    /// At least one observer is bound.
    @inlinable static var isObserved: Self { Self(rawValue: 128) }

    /// A derived value that is being computed. Shares its bit with what only others can be: in one
    /// byte, the state is read and written at the least cost.
    @inlinable static var isComputing: Self { .isUncommitted }

    /// A derived value that is not what its inputs are: it may have changed, or is being computed.
    @inlinable static var isUnsettled: Self { [.isStale, .isComputing] }

    /// Whether a set may deliver at once.
    @inlinable var isIdle: Bool { subtracting([.isWatched, .isObserved]).isEmpty }
}
