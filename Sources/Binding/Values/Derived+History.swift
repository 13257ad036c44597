/// Derived values that depend on what came before.
extension Derived {
    /// A value that `step` makes from the one told last and the source's; where it answers nil, the
    /// one told last stays, and nobody hears of it.
    @inlinable
    convenience init<Source>(
        _ source: ValueSource<Source>, initial: Value?, isEager: Bool,
        step: @escaping (Value?, Source) -> Value?
    ) {
        self.init()
        storage = initial
        let result = Unmanaged.passUnretained(self)
        let input = Unmanaged.passUnretained(source)
        let told = LastTold(initial)
        let rule = DerivationRule(
            isEager: isEager,
            compute: {
                let value = step(told.value, input.stored())
                if let kept = value ?? told.value { result.store(kept) }
                return value != nil
            },
            tell: { result.tell() },
            commit: { told.become(result.borrow { $0.storage }) })
        derive(from: [source], by: rule)
    }
}

/// The value told last. A variable that closures share would be watched for overlapping accesses at
/// each; here are none, since a value is copied out, or exchanged, before anything else is called.
@usableFromInline
final class LastTold<Value> {
    @usableFromInline @exclusivity(unchecked) var value: Value?

    @usableFromInline
    init(_ initial: Value?) {
        value = initial
    }

    @inlinable
    func become(_ new: Value?) {
        // The old one is let go of last, since its end may ask for the new one.
        var exchanged = new
        swap(&exchanged, &value)
        withExtendedLifetime(exchanged) {}
    }
}

extension ValueSource {
    /// The value as long as it satisfies `isIncluded`; else the last one that did since this was
    /// made, and `initial` until then. It listens from the start, since it depends on the past.
    @inlinable
    public final func filter(
        startingWith initial: Value, _ isIncluded: @escaping (Value) -> Bool
    ) -> Derived<Value> {
        Derived(self, initial: initial, isEager: true) { isIncluded($1) ? $1 : nil }
    }

    /// The same value, told only when it differs from the one told last by `isDuplicate`.
    @inlinable
    public final func removeDuplicates(
        by isDuplicate: @escaping (Value, Value) -> Bool
    ) -> Derived<Value> {
        Derived(self, initial: nil, isEager: false) { last, value in
            if let last, isDuplicate(last, value) { return nil }
            return value
        }
    }
}

extension ValueSource where Value: Equatable {
    /// The same value, told only when it differs from the one told last.
    @inlinable
    public final func removeDuplicates() -> Derived<Value> {
        removeDuplicates(by: ==)
    }
}
