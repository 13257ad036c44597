extension Publishers {
    /// Sends the values for which a closure returns true; an error that it throws ends the stream.
    public typealias TryFilter<Upstream: Publisher> = Filter<ThrowingUpstream<Upstream>>

    /// Sends the values for which a closure returns true.
    public struct Filter<Upstream: Publisher>: StepOperator {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher upstream.
        public let upstream: Upstream

        @usableFromInline let step: FilterStep<Upstream.Output, Upstream.Failure>

        @inlinable
        init(upstream: Upstream, step: FilterStep<Upstream.Output, Upstream.Failure>) {
            self.upstream = upstream
            self.step = step
        }
    }
}

extension Publisher {
    /// Sends the values for which `isIncluded` returns true.
    @inlinable
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
        Publishers.Filter<Self>(upstream: self, step: .init(isIncluded))
    }

    /// Sends the values for which `isIncluded` returns true; an error that it throws ends the
    /// stream.
    @inlinable
    public func tryFilter(
        _ isIncluded: @escaping (Output) throws -> Bool
    ) -> Publishers.TryFilter<Self> {
        Publishers.TryFilter<Self>(
            upstream: Publishers.ThrowingUpstream(self), step: .init(isIncluded))
    }
}

/// The step of `filter` and `tryFilter`.
@usableFromInline
struct FilterStep<Input, Failure: Error>: OperatorStep {
    @usableFromInline let isIncluded: (Input) throws(Failure) -> Bool

    @inlinable
    init(_ isIncluded: @escaping (Input) throws(Failure) -> Bool) {
        self.isIncluded = isIncluded
    }

    @inlinable
    func receive(_ input: Input) -> StepResult<Input, Failure> {
        do throws(Failure) {
            return try isIncluded(input) ? .send(input) : .skip
        } catch {
            return .end(.fail(error))
        }
    }
}
