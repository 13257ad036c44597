// RxSwift's name for `map` and `switchToLatest` in a row.
extension Publisher {
    /// Makes a publisher of each value, and sends the values of the latest one.
    @inlinable
    public func flatMapLatest<P: Publisher>(
        _ transform: @escaping (Output) -> P
    ) -> Publishers.SwitchToLatest<P, Publishers.Map<Self, P>> where P.Failure == Failure {
        Publishers.SwitchToLatest(upstream: map(transform))
    }

    /// Makes a publisher, which cannot fail, of each value, and sends the values of the latest one.
    @inlinable
    public func flatMapLatest<P: Publisher>(
        _ transform: @escaping (Output) -> P
    )
        -> Publishers.SwitchToLatest<
            Publishers.SetFailureType<P, Failure>,
            Publishers.Map<Self, Publishers.SetFailureType<P, Failure>>
        > where P.Failure == Never
    {
        flatMapLatest { transform($0).setFailureType(to: Failure.self) }
    }
}

extension Publisher where Failure == Never {
    /// Makes a publisher of each value, and sends the values of the latest one.
    @inlinable
    public func flatMapLatest<P: Publisher>(
        _ transform: @escaping (Output) -> P
    )
        -> Publishers.SwitchToLatest<
            P, Publishers.Map<Publishers.SetFailureType<Self, P.Failure>, P>
        >
    {
        setFailureType(to: P.Failure.self).flatMapLatest(transform)
    }

    /// Makes a publisher of each value, and sends the values of the latest one. Nothing can fail.
    ///
    /// ```swift
    /// let query = PassthroughSubject<String, Never>()
    /// let results = query.flatMapLatest { text in ["\(text) 1", "\(text) 2"].publisher }
    /// let token = results.sink { print($0) }
    /// query.send("tea")  // prints: tea 1, then: tea 2
    /// ```
    @inlinable
    public func flatMapLatest<P: Publisher>(
        _ transform: @escaping (Output) -> P
    ) -> Publishers.SwitchToLatest<P, Publishers.Map<Self, P>> where P.Failure == Never {
        Publishers.SwitchToLatest(upstream: map(transform))
    }
}
