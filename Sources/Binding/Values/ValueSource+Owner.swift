extension ValueSource {
    /// Calls `observer` with `owner` and the current value, then with each one that follows. The
    /// owner is held weakly: the binding ends with it, or with the token, whichever goes first.
    public final func bind<Owner: AnyObject>(
        to owner: Owner, file: StaticString = #fileID, line: UInt = #line,
        _ observer: @escaping (Owner, Value) -> Void
    ) -> AnyCancellable {
        bind({ [weak owner] value in owner.map { observer($0, value) } }, file: file, line: line)
    }

    /// Keeps `owner[keyPath: keyPath]` equal to this value. The owner is held weakly.
    public final func bind<Owner: AnyObject>(
        _ keyPath: ReferenceWritableKeyPath<Owner, Value>, on owner: Owner,
        file: StaticString = #fileID, line: UInt = #line
    ) -> AnyCancellable {
        bind(to: owner, file: file, line: line) { $0[keyPath: keyPath] = $1 }
    }

    /// Keeps an optional property equal to this value. The owner is held weakly.
    public final func bind<Owner: AnyObject>(
        _ keyPath: ReferenceWritableKeyPath<Owner, Value?>, on owner: Owner,
        file: StaticString = #fileID, line: UInt = #line
    ) -> AnyCancellable {
        bind(to: owner, file: file, line: line) { $0[keyPath: keyPath] = $1 }
    }
}
