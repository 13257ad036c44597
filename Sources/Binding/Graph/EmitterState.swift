/// The activities of an emitter, and its relations to others.
@usableFromInline @frozen
package struct EmitterState: OptionSet {
    @usableFromInline package var rawValue: UInt8

    @inlinable
    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Observers are being notified.
    @inlinable static var isDelivering: Self { Self(rawValue: 1) }

    /// Something waits for the delivery under way, or for a transaction, to be over.
    @inlinable static var hasPending: Self { Self(rawValue: 2) }

    /// Derived values depend on it.
    @inlinable static var hasDependents: Self { Self(rawValue: 4) }

    /// A transaction has changed it and has not delivered yet.
    @inlinable static var isUncommitted: Self { Self(rawValue: 8) }

    /// A derived value one of whose inputs may have changed.
    @inlinable static var isStale: Self { Self(rawValue: 16) }

    /// A derived value that observes its inputs.
    @inlinable static var isAttached: Self { Self(rawValue: 32) }

    /// Someone is notified before the value changes.
    @inlinable package static var announcesChange: Self { Self(rawValue: 64) }

    /// At least one observer is bound.
    @inlinable static var isObserved: Self { Self(rawValue: 128) }

    /// A derived value that is being computed. Shares its bit with one that only others have: a
    /// state of one byte is read and written at the least cost.
    @inlinable static var isComputing: Self { .isUncommitted }

    /// A derived value that is attached and not up to date: it may have changed, or is being computed.
    var isUnsettled: Bool {
        contains(.isAttached) && !isDisjoint(with: [.isStale, .isComputing])
    }

    /// A derived value that may have changed and is not being computed.
    var isOnlyStale: Bool { intersection([.isStale, .isComputing]) == .isStale }

    /// A derived value that may have changed, and with which nothing else is going on.
    var isStaleAlone: Bool {
        subtracting([.hasDependents, .isObserved]) == [.isAttached, .isStale]
    }

    /// Nothing is going on that keeps a set from delivering at once: at most, it is observed and has
    /// dependents.
    @inlinable var isIdle: Bool { rawValue & 0b0111_1011 == 0 }
}
