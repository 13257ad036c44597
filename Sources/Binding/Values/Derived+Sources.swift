/// Derived values from one to four sources.
extension Derived {
    /// A value computed from one other.
    @inlinable
    public convenience init<A>(
        _ a: ValueSource<A>,
        _ transform: @escaping (A) -> Value
    ) {
        self.init()
        let result = Unmanaged.passUnretained(self)
        let input = Unmanaged.passUnretained(a)
        derive(from: [a]) {
            let value = transform(input.stored())
            result.store(value)
            return true
        }
    }

    /// A value computed from two others.
    @inlinable
    public convenience init<A, B>(
        _ a: ValueSource<A>, _ b: ValueSource<B>,
        _ transform: @escaping (A, B) -> Value
    ) {
        self.init()
        let result = Unmanaged.passUnretained(self)
        let inputs = (
            Unmanaged.passUnretained(a), Unmanaged.passUnretained(b)
        )
        derive(from: [a, b]) {
            let value = transform(
                inputs.0.stored(), inputs.1.stored())
            result.store(value)
            return true
        }
    }

    /// A value computed from three others.
    @inlinable
    public convenience init<A, B, C>(
        _ a: ValueSource<A>, _ b: ValueSource<B>, _ c: ValueSource<C>,
        _ transform: @escaping (A, B, C) -> Value
    ) {
        self.init()
        let result = Unmanaged.passUnretained(self)
        let inputs = (
            Unmanaged.passUnretained(a), Unmanaged.passUnretained(b), Unmanaged.passUnretained(c)
        )
        derive(from: [a, b, c]) {
            let value = transform(
                inputs.0.stored(), inputs.1.stored(), inputs.2.stored())
            result.store(value)
            return true
        }
    }

    /// A value computed from four others.
    @inlinable
    public convenience init<A, B, C, D>(
        _ a: ValueSource<A>, _ b: ValueSource<B>, _ c: ValueSource<C>, _ d: ValueSource<D>,
        _ transform: @escaping (A, B, C, D) -> Value
    ) {
        self.init()
        let result = Unmanaged.passUnretained(self)
        let inputs = (
            Unmanaged.passUnretained(a), Unmanaged.passUnretained(b), Unmanaged.passUnretained(c),
            Unmanaged.passUnretained(d)
        )
        derive(from: [a, b, c, d]) {
            let value = transform(
                inputs.0.stored(), inputs.1.stored(), inputs.2.stored(), inputs.3.stored())
            result.store(value)
            return true
        }
    }
}

extension Derived {
    /// Has `compute` store the value whenever an input has changed.
    @inlinable
    func derive(from inputs: [AnyEmitter], _ compute: @escaping () -> Bool) {
        let result = Unmanaged.passUnretained(self)
        derive(from: inputs, by: DerivationRule(compute: compute, tell: { result.tell() }))
    }
}

/// A rule does not hold its inputs, nor the value it computes: these hold the rule.
extension Unmanaged {
    @inlinable
    func stored<Value>() -> Value where Instance == ValueSource<Value> {
        borrow { source in
            guard let value = source.storage else { source.missing() }
            return value
        }
    }

    @inlinable
    func store<Value>(_ value: Value) where Instance == Derived<Value> {
        // Exchanged and let go of last, since the end of the old value may read the new one.
        var exchanged: Value? = value
        borrow { swap(&exchanged, &$0.storage) }
        withExtendedLifetime(exchanged) {}
    }

    /// Calls the observers of the value.
    @inlinable @inline(always)
    func tell<Value>() where Instance == Derived<Value> {
        borrow { Binding.tell($0.storage.unsafelyUnwrapped, $0.version, observersOf: $0) }
    }
}
