extension Observable {
    /// Keeps this and `other` equal: what one is set to, the other is set to. `other` takes this
    /// one's value first. Ends when the token is cancelled or dropped.
    @inlinable
    public func bind(
        bothWays other: Observable<Value>, file: StaticString = #fileID, line: UInt = #line
    ) -> AnyCancellable {
        bind(bothWays: other, to: { $0 }, from: { $0 }, file: file, line: line)
    }

    /// Keeps `other` what `convert` makes of this value, and this what `revert` makes of `other`'s.
    ///
    /// A set on one side is converted once, and not converted back: "07" on one side and 7 on the
    /// other may stay. `other` takes this one's value first.
    @inlinable
    public func bind<Other>(
        bothWays other: Observable<Other>, to convert: @escaping (Value) -> Other,
        from revert: @escaping (Other) -> Value,
        file: StaticString = #fileID, line: UInt = #line
    ) -> AnyCancellable {
        let there = Follower(to: other, convert)
        let back = Follower(to: self, revert)
        other.value = convert(value)
        return join(
            other, file: file, line: line,
            there: { there.give($0, opposite: back) }, back: { back.give($0, opposite: there) },
            willObserve: {
                there.observer = $0
                back.observer = $1
            })
    }

    @usableFromInline
    func join<Other>(
        _ other: Observable<Other>, file: StaticString, line: UInt,
        there: @escaping (Value) -> Void, back: @escaping (Other) -> Void,
        willObserve: (Unmanaged<AnyObserver>, Unmanaged<AnyObserver>) -> Void
    ) -> AnyCancellable {
        let site = PackedSite(file, line)
        let observers = (
            Observer(self, site, there), Observer(other, site, back)
        )
        willObserve(Unmanaged.passUnretained(observers.0), Unmanaged.passUnretained(observers.1))
        append(observers.0)
        other.append(observers.1)
        return AnyCancellable(EndingPair(observers.0, observers.1))
    }
}
