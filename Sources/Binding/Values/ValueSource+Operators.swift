extension ValueSource {
    /// The value, transformed.
    @inlinable
    public final func map<Result>(_ transform: @escaping (Value) -> Result) -> Derived<Result> {
        Derived<Result>(self, transform)
    }

    /// A part of the value.
    @inlinable
    public final func map<Result>(_ keyPath: KeyPath<Value, Result>) -> Derived<Result> {
        Derived<Result>(self) { $0[keyPath: keyPath] }
    }

    /// This value and another one.
    @inlinable
    public final func combineLatest<Other>(
        _ other: ValueSource<Other>
    ) -> Derived<(Value, Other)> {
        Derived(self, other) { ($0, $1) }
    }

    /// This value and another one, transformed.
    @inlinable
    public final func combineLatest<Other, Result>(
        _ other: ValueSource<Other>, _ transform: @escaping (Value, Other) -> Result
    ) -> Derived<Result> {
        Derived(self, other, transform)
    }

    /// This value and two others.
    @inlinable
    public final func combineLatest<B, C>(
        _ b: ValueSource<B>, _ c: ValueSource<C>
    ) -> Derived<(Value, B, C)> {
        Derived(self, b, c) { ($0, $1, $2) }
    }

    /// This value and two others, transformed.
    @inlinable
    public final func combineLatest<B, C, Result>(
        _ b: ValueSource<B>, _ c: ValueSource<C>, _ transform: @escaping (Value, B, C) -> Result
    ) -> Derived<Result> {
        Derived(self, b, c, transform)
    }

    /// This value and three others.
    @inlinable
    public final func combineLatest<B, C, D>(
        _ b: ValueSource<B>, _ c: ValueSource<C>, _ d: ValueSource<D>
    ) -> Derived<(Value, B, C, D)> {
        Derived(self, b, c, d) { ($0, $1, $2, $3) }
    }

    /// This value and three others, transformed.
    @inlinable
    public final func combineLatest<B, C, D, Result>(
        _ b: ValueSource<B>, _ c: ValueSource<C>, _ d: ValueSource<D>,
        _ transform: @escaping (Value, B, C, D) -> Result
    ) -> Derived<Result> {
        Derived(self, b, c, d, transform)
    }
}
