/// The current activities of an emitter, and its relations to others.
@usableFromInline @frozen
package struct EmitterState: OptionSet {
    @usableFromInline package var rawValue: UInt8

    @inlinable
    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Observers are being notified.
    @inlinable static var isDelivering: Self { Self(rawValue: 1) }

    /// A value waits for the end of the current delivery or of a transaction.
    @inlinable static var hasPending: Self { Self(rawValue: 2) }

    /// Derived values depend on it.
    @inlinable static var hasDependents: Self { Self(rawValue: 4) }

    /// A transaction has changed it and has not delivered yet.
    @inlinable static var isUncommitted: Self { Self(rawValue: 8) }

    /// A derived value with an input that may have changed.
    @inlinable static var isStale: Self { Self(rawValue: 16) }

    /// A derived value that observes its inputs.
    @inlinable static var isAttached: Self { Self(rawValue: 32) }

    /// An observer is notified before the value changes.
    @inlinable package static var announcesChange: Self { Self(rawValue: 64) }

    /// At least one observer is bound.
    @inlinable static var isObserved: Self { Self(rawValue: 128) }

    /// A derived value that is being computed. It shares its bit with a flag that derived values do
    /// not have, because a state of one byte is the cheapest to read and write.
    @inlinable static var isComputing: Self { .isUncommitted }

    /// True for an attached derived value that is not up to date: it may have changed, or is being
    /// computed.
    var isUnsettled: Bool {
        contains(.isAttached) && !isDisjoint(with: [.isStale, .isComputing])
    }

    /// True for a derived value that may have changed and is not being computed.
    var isOnlyStale: Bool { intersection([.isStale, .isComputing]) == .isStale }

    /// True for a derived value that may have changed and has no other activity.
    var isStaleAlone: Bool {
        subtracting([.hasDependents, .isObserved]) == [.isAttached, .isStale]
    }

    /// True if a set can be delivered immediately: the emitter is at most observed and has
    /// dependents.
    @inlinable var isIdle: Bool { rawValue & 0b0111_1011 == 0 }
}
