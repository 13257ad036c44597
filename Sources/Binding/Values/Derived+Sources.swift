/// Derived values from one to four sources.
extension Derived {
    /// Creates a value computed from one other.
    @inlinable
    public convenience init<A>(
        _ a: ValueSource<A>,
        _ transform: @escaping (A) -> Value
    ) {
        self.init()
        let input = Unmanaged.passUnretained(a)
        derive(from: [a]) { task, emitter in
            Derived<Value>.run(task, emitter) { transform(input.stored()) }
        }
    }

    /// Creates a value computed from two others.
    @inlinable
    public convenience init<A, B>(
        _ a: ValueSource<A>, _ b: ValueSource<B>,
        _ transform: @escaping (A, B) -> Value
    ) {
        self.init()
        let inputs = (
            Unmanaged.passUnretained(a), Unmanaged.passUnretained(b)
        )
        derive(from: [a, b]) { task, emitter in
            Derived<Value>.run(task, emitter) { transform(inputs.0.stored(), inputs.1.stored()) }
        }
    }

    /// Creates a value computed from three others.
    @inlinable
    public convenience init<A, B, C>(
        _ a: ValueSource<A>, _ b: ValueSource<B>, _ c: ValueSource<C>,
        _ transform: @escaping (A, B, C) -> Value
    ) {
        self.init()
        let inputs = (
            Unmanaged.passUnretained(a), Unmanaged.passUnretained(b), Unmanaged.passUnretained(c)
        )
        derive(from: [a, b, c]) { task, emitter in
            Derived<Value>.run(task, emitter) {
                transform(inputs.0.stored(), inputs.1.stored(), inputs.2.stored())
            }
        }
    }

    /// Creates a value computed from four others.
    @inlinable
    public convenience init<A, B, C, D>(
        _ a: ValueSource<A>, _ b: ValueSource<B>, _ c: ValueSource<C>, _ d: ValueSource<D>,
        _ transform: @escaping (A, B, C, D) -> Value
    ) {
        self.init()
        let inputs = (
            Unmanaged.passUnretained(a), Unmanaged.passUnretained(b), Unmanaged.passUnretained(c),
            Unmanaged.passUnretained(d)
        )
        derive(from: [a, b, c, d]) { task, emitter in
            Derived<Value>.run(task, emitter) {
                transform(
                    inputs.0.stored(), inputs.1.stored(), inputs.2.stored(), inputs.3.stored())
            }
        }
    }
}

extension Derived {
    /// Performs a task for a rule that computes the value from the inputs alone.
    @inlinable @inline(always)
    static func run(
        _ task: Derivation.Task, _ emitter: Unmanaged<BaseEmitter>, compute: () -> Value
    ) -> Bool {
        emitter.borrow { emitter in
            let derived = unsafeDowncast(emitter, to: Derived<Value>.self)
            switch task {
            case .compute: derived.store(compute())
            case .notify: derived.notifyObservers()
            case .commit: break
            }
            return true
        }
    }

    /// Calls the observers with the stored value.
    @inlinable @inline(always)
    func notifyObservers() {
        notify(storage.unsafelyUnwrapped, version, observersOf: self)
    }
}

extension Unmanaged {
    /// The stored value of an input that was brought up to date before.
    @inlinable
    func stored<Value>() -> Value where Instance == ValueSource<Value> {
        borrow { source in
            guard let value = source.storage else { source.missing() }
            return value
        }
    }
}
