/// RxSwift's name for `map` and `switchToLatest` in a row.
extension Publisher {
    /// Turns each value into a publisher and hears the latest of these only.
    @inlinable
    public func flatMapLatest<P: Publisher>(
        _ transform: @escaping (Output) -> P
    ) -> Publishers.SwitchToLatest<P, Publishers.Map<Self, P>> where P.Failure == Failure {
        Publishers.SwitchToLatest(upstream: map(transform))
    }

    /// Turns each value into a publisher that cannot fail and hears the latest of these only.
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
    /// Turns each value into a publisher and hears the latest of these only.
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

    /// Turns each value into a publisher and hears the latest of these only; nothing can fail.
    @inlinable
    public func flatMapLatest<P: Publisher>(
        _ transform: @escaping (Output) -> P
    ) -> Publishers.SwitchToLatest<P, Publishers.Map<Self, P>> where P.Failure == Never {
        Publishers.SwitchToLatest(upstream: map(transform))
    }
}
