/// Derived values that depend on earlier values.
extension Derived {
    /// A value that `step` makes from the last value that observers know and the source's value. If
    /// `step` returns nil, the last value stays, and nobody is notified.
    @inlinable
    convenience init<Source>(
        _ source: ValueSource<Source>, initial: Value?, _ traits: Derivation.Traits,
        step: @escaping (Value?, Source) -> Value?
    ) {
        self.init()
        storage = initial
        let input = Unmanaged.passUnretained(source)
        let known = LastNotified(initial)
        derive(from: [source], traits) { task, emitter in
            emitter.borrow { emitter in
                let derived = unsafeDowncast(emitter, to: Derived<Value>.self)
                switch task {
                case .compute:
                    let value = step(known.value, input.stored())
                    if let kept = value ?? known.value { derived.store(kept) }
                    return value != nil
                case .notify: derived.notifyObservers()
                case .commit: known.become(derived.storage)
                }
                return true
            }
        }
    }

    /// The running result of `next`: a value that was replaced before observers knew it is not
    /// counted.
    @inlinable
    convenience init<Source>(
        counting source: ValueSource<Source>, from initial: Value,
        _ next: @escaping (Value, Source) -> Value
    ) {
        self.init()
        let input = Unmanaged.passUnretained(source)
        let known = RunningResult(initial)
        derive(from: [source], [.isEager, .hasHistory]) { task, emitter in
            emitter.borrow { emitter in
                let derived = unsafeDowncast(emitter, to: Derived<Value>.self)
                switch task {
                case .compute:
                    let version = input.borrow { $0.version }
                    let isCounted = version == known.version
                    derived.store(isCounted ? known.value : next(known.value, input.stored()))
                    known.storedVersion = version
                case .notify: derived.notifyObservers()
                case .commit: known.become(derived.storage.unsafelyUnwrapped)
                }
                return true
            }
        }
    }
}

/// The value that observers were notified of last. It is an object, because accesses to a variable
/// that closures share are checked for overlaps. None can overlap here: a value is copied out, or
/// exchanged, before other code is called.
@usableFromInline
final class LastNotified<Value> {
    @usableFromInline @exclusivity(unchecked) var value: Value?

    @usableFromInline
    init(_ initial: Value?) {
        value = initial
    }

    @inlinable
    func become(_ new: Value?) {
        // The old value is released last, since its deinitializer may read the new one.
        var exchanged = new
        swap(&exchanged, &value)
        withExtendedLifetime(exchanged) {}
    }
}

/// The running result that observers know, and the newer one that is stored.
@usableFromInline
final class RunningResult<Value> {
    @usableFromInline @exclusivity(unchecked) var value: Value

    /// The version of the source that is the last one in the known result.
    @usableFromInline @exclusivity(unchecked) var version: UInt32?

    /// The version of the source that is the last one in the stored result.
    @usableFromInline @exclusivity(unchecked) var storedVersion: UInt32?

    @usableFromInline
    init(_ initial: Value) {
        value = initial
    }

    @usableFromInline
    func become(_ new: Value) {
        value = new
        version = storedVersion
    }
}

extension ValueSource {
    /// The value while it satisfies `isIncluded`; otherwise the last value that did since this was
    /// made, or `initial` if none did. It observes the source from the start, because it depends on
    /// the past.
    @inlinable
    public final func filter(
        startingWith initial: Value, _ isIncluded: @escaping (Value) -> Bool
    ) -> Derived<Value> {
        Derived(self, initial: initial, [.isEager, .hasHistory]) { isIncluded($1) ? $1 : nil }
    }

    /// The same value, notified only when it differs from the last one by `isDuplicate`.
    @inlinable
    public final func removeDuplicates(
        by isDuplicate: @escaping (Value, Value) -> Bool
    ) -> Derived<Value> {
        Derived(self, initial: nil, .hasHistory) { last, value in
            if let last, isDuplicate(last, value) { return nil }
            return value
        }
    }
}

extension ValueSource where Value: Equatable {
    /// The same value, notified only when it differs from the last one.
    @inlinable
    public final func removeDuplicates() -> Derived<Value> {
        removeDuplicates(by: ==)
    }
}

extension ValueSource {
    /// The running result of `next` over each value since this was made, starting with the current
    /// one. It observes the source from the start, because it depends on the past. A value that an
    /// observer of the source replaced before the others were notified is not counted.
    @inlinable
    public final func scan<Result>(
        startingWith initial: Result, _ next: @escaping (Result, Value) -> Result
    ) -> Derived<Result> {
        Derived(counting: self, from: initial, next)
    }
}
