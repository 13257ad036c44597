extension Publishers {
    /// Sends the results of a closure that are not nil; an error that it throws ends the stream.
    public typealias TryCompactMap<Upstream: Publisher, Output> =
        CompactMap<ThrowingUpstream<Upstream>, Output>

    /// Sends the results of a closure that are not nil.
    public struct CompactMap<Upstream: Publisher, Output>: StepOperator {
        public typealias Failure = Upstream.Failure

        /// The publisher upstream.
        public let upstream: Upstream

        @usableFromInline let step: CompactMapStep<Upstream.Output, Output, Upstream.Failure>

        @inlinable
        init(upstream: Upstream, step: CompactMapStep<Upstream.Output, Output, Upstream.Failure>) {
            self.upstream = upstream
            self.step = step
        }
    }
}

extension Publisher {
    /// Sends the results of `transform` that are not nil.
    @inlinable
    public func compactMap<T>(
        _ transform: @escaping (Output) -> T?
    ) -> Publishers.CompactMap<Self, T> {
        Publishers.CompactMap<Self, T>(upstream: self, step: .init(transform))
    }

    /// Sends the results of `transform` that are not nil; an error that it throws ends the stream.
    @inlinable
    public func tryCompactMap<T>(
        _ transform: @escaping (Output) throws -> T?
    ) -> Publishers.TryCompactMap<Self, T> {
        Publishers.TryCompactMap<Self, T>(
            upstream: Publishers.ThrowingUpstream(self), step: .init(transform))
    }
}

/// The step of `compactMap` and `tryCompactMap`.
@usableFromInline
struct CompactMapStep<Input, Output, Failure: Error>: OperatorStep {
    @usableFromInline let transform: (Input) throws(Failure) -> Output?

    @inlinable
    init(_ transform: @escaping (Input) throws(Failure) -> Output?) {
        self.transform = transform
    }

    @inlinable
    func receive(_ input: Input) -> StepResult<Output, Failure> {
        do throws(Failure) {
            guard let output = try transform(input) else { return .skip }
            return .send(output)
        } catch {
            return .end(.fail(error))
        }
    }
}
