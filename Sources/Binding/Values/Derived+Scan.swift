extension ValueSource {
    /// The running result of `next` over each value since this was made, the current one first. It
    /// listens from the start, since it depends on the past. A value that an observer of the source
    /// has replaced before the others were told is not counted.
    @inlinable
    public final func scan<Result>(
        startingWith initial: Result, _ next: @escaping (Result, Value) -> Result
    ) -> Derived<Result> {
        Derived(counting: self, from: initial, next)
    }
}

extension Derived {
    @inlinable
    convenience init<Source>(
        counting source: ValueSource<Source>, from initial: Value,
        _ next: @escaping (Value, Source) -> Value
    ) {
        self.init()
        let result = Unmanaged.passUnretained(self)
        let input = Unmanaged.passUnretained(source)
        let count = RunningCount(initial)
        let rule = DerivationRule(
            isEager: true,
            compute: {
                let version = input.borrow { $0.version }
                if version == count.counted {
                    result.store(count.told)
                } else {
                    result.store(next(count.told, input.stored()))
                }
                count.seen = version
                return true
            },
            tell: { result.tell() },
            commit: { result.borrow { count.didTell($0.storage.unsafelyUnwrapped) } })
        derive(from: [source], by: rule)
    }
}

/// How far a running result has come: what a transaction takes back was not counted.
@usableFromInline
final class RunningCount<Value> {
    /// The result told last, and the version of the source that it counts last.
    @usableFromInline @exclusivity(unchecked) var told: Value
    @usableFromInline @exclusivity(unchecked) var counted: UInt32?

    /// The version of the source that the current result counts last.
    @usableFromInline @exclusivity(unchecked) var seen: UInt32?

    @usableFromInline
    init(_ initial: Value) {
        told = initial
    }

    @usableFromInline
    func didTell(_ value: Value) {
        told = value
        counted = seen
    }
}
