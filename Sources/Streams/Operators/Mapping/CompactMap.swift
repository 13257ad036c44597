extension Publishers {
    /// Sends the results of a closure that are not nil; an error that it throws ends the stream.
    public typealias TryCompactMap<Upstream: Publisher, Output> =
        CompactMap<ThrowingUpstream<Upstream>, Output>

    /// Sends the results of a closure that are not nil.
    public struct CompactMap<Upstream: Publisher, Output>: StepOperator {
        public typealias Failure = Upstream.Failure

        /// The publisher upstream.
        public let upstream: Upstream

        @usableFromInline let transform: (Upstream.Output) throws(Failure) -> Output?

        /// A publisher of the results of `transform` that are not nil.
        @inlinable
        public init(
            upstream: Upstream,
            transform: @escaping (Upstream.Output) throws(Failure) -> Output?
        ) {
            self.upstream = upstream
            self.transform = transform
        }

        @inlinable
        func makeStep() -> CompactMapStep<Upstream.Output, Output, Failure> {
            CompactMapStep(transform)
        }
    }
}

extension Publisher {
    /// Sends the results of `transform` that are not nil.
    @inlinable
    public func compactMap<T>(
        _ transform: @escaping (Output) -> T?
    ) -> Publishers.CompactMap<Self, T> {
        Publishers.CompactMap<Self, T>(upstream: self, transform: transform)
    }

    /// Sends the results of `transform` that are not nil; an error that it throws ends the stream.
    @inlinable
    public func tryCompactMap<T>(
        _ transform: @escaping (Output) throws -> T?
    ) -> Publishers.TryCompactMap<Self, T> {
        Publishers.TryCompactMap<Self, T>(
            upstream: Publishers.ThrowingUpstream(self), transform: transform)
    }
}

@usableFromInline
struct CompactMapStep<Input, Output, Failure: Error>: Step {
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
