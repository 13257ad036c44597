public import Binding

/// Streams into an object that is held weakly. The subscription ends with it, or with the token.
extension Publisher where Failure == Never {
    /// Calls `receiveValue` with `owner` and each value.
    public func bind<Owner: AnyObject>(
        to owner: Owner, file: StaticString = #fileID, line: UInt = #line,
        _ receiveValue: @escaping (Owner, Output) -> Void
    ) -> AnyCancellable {
        weak var token: AnyCancellable?
        let sink = sink(
            receiveValue: { [weak owner] value in
                guard let owner else {
                    token?.cancel()
                    return
                }
                receiveValue(owner, value)
            }, file: file, line: line)
        token = sink
        return sink
    }

    /// Writes each value to a property of `owner`.
    public func bind<Owner: AnyObject>(
        _ keyPath: ReferenceWritableKeyPath<Owner, Output>, on owner: Owner,
        file: StaticString = #fileID, line: UInt = #line
    ) -> AnyCancellable {
        bind(to: owner, file: file, line: line) { $0[keyPath: keyPath] = $1 }
    }

    /// Writes each value to an optional property of `owner`.
    public func bind<Owner: AnyObject>(
        _ keyPath: ReferenceWritableKeyPath<Owner, Output?>, on owner: Owner,
        file: StaticString = #fileID, line: UInt = #line
    ) -> AnyCancellable {
        bind(to: owner, file: file, line: line) { $0[keyPath: keyPath] = $1 }
    }
}
