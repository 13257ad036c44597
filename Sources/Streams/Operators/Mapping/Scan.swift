extension Publishers {
    /// Sends a result for each value, which a closure makes of the last result and the value; an
    /// error that it throws ends the stream.
    public typealias TryScan<Upstream: Publisher, Output> =
        Scan<ThrowingUpstream<Upstream>, Output>

    /// Sends a result for each value, which a closure makes of the last result and the value.
    public struct Scan<Upstream: Publisher, Output>: StepOperator {
        public typealias Failure = Upstream.Failure

        /// The publisher upstream.
        public let upstream: Upstream

        @usableFromInline let step: ScanStep<Upstream.Output, Output, Upstream.Failure>

        @inlinable
        init(upstream: Upstream, step: ScanStep<Upstream.Output, Output, Upstream.Failure>) {
            self.upstream = upstream
            self.step = step
        }
    }
}

extension Publisher {
    /// Sends a result for each value: `nextPartialResult` of the last result and the value.
    @inlinable
    public func scan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Scan<Self, T> {
        Publishers.Scan<Self, T>(upstream: self, step: .init(initialResult, nextPartialResult))
    }

    /// Sends a result for each value: `nextPartialResult` of the last result and the value; an
    /// error that it throws ends the stream.
    @inlinable
    public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryScan<Self, T> {
        Publishers.TryScan<Self, T>(
            upstream: Publishers.ThrowingUpstream(self),
            step: .init(initialResult, nextPartialResult))
    }
}

/// The step of `scan` and `tryScan`.
@usableFromInline
struct ScanStep<Input, Output, Failure: Error>: OperatorStep {
    @usableFromInline let nextPartialResult: (Output, Input) throws(Failure) -> Output
    @usableFromInline var result: Output

    @inlinable
    init(
        _ initialResult: Output,
        _ nextPartialResult: @escaping (Output, Input) throws(Failure) -> Output
    ) {
        result = initialResult
        self.nextPartialResult = nextPartialResult
    }

    @inlinable
    mutating func receive(_ input: Input) -> StepResult<Output, Failure> {
        do throws(Failure) {
            result = try nextPartialResult(result, input)
            return .send(result)
        } catch {
            return .end(.fail(error))
        }
    }
}
