extension Publishers {
    /// Sends at the end the result of a closure that adds one value after the other; an error that it
    /// throws ends the stream.
    public typealias TryReduce<Upstream: Publisher, Output> =
        Reduce<ThrowingUpstream<Upstream>, Output>

    /// Sends at the end the result of a closure that adds one value after the other.
    public struct Reduce<Upstream: Publisher, Output>: StepOperator {
        public typealias Failure = Upstream.Failure

        /// The publisher upstream.
        public let upstream: Upstream

        /// The result before the first value.
        public let initialResult: Output

        @usableFromInline
        let nextPartialResult: (Output, Upstream.Output) throws(Failure) -> Output

        /// A publisher of the last result of `nextPartialResult`.
        public init(
            upstream: Upstream, initialResult: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) throws(Failure) -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        @usableFromInline
        func makeStep() -> FoldStep<Upstream.Output, Output, Output, Failure> {
            .reducing(initialResult, nextPartialResult)
        }
    }

    /// Sends at the end all values as one array, which may be empty.
    public struct Collect<Upstream: Publisher>: StepOperator {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// The publisher upstream.
        public let upstream: Upstream

        /// A publisher of all values of `upstream`.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        @usableFromInline
        func makeStep() -> FoldStep<Upstream.Output, Output, Output, Failure> {
            .init(
                [],
                take: { values, value in
                    values.append(value)
                    return .open
                },
                result: { $0 })
        }
    }

    /// Sends at the end how many values there were.
    public struct Count<Upstream: Publisher>: StepOperator {
        public typealias Output = Int
        public typealias Failure = Upstream.Failure

        /// The publisher upstream.
        public let upstream: Upstream

        /// A publisher of how many values `upstream` sends.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        @usableFromInline
        func makeStep() -> FoldStep<Upstream.Output, Int, Int, Failure> {
            .init(
                0,
                take: { count, _ in
                    count += 1
                    return .open
                },
                result: { $0 })
        }
    }

    /// Sends no value, only how the stream ended.
    public struct IgnoreOutput<Upstream: Publisher>: StepOperator {
        public typealias Output = Never
        public typealias Failure = Upstream.Failure

        /// The publisher upstream.
        public let upstream: Upstream

        /// A publisher of the end of `upstream`.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        @usableFromInline
        func makeStep() -> FoldStep<Upstream.Output, Void, Never, Failure> {
            .init((), take: { _, _ in .open }, result: { _ in nil })
        }
    }
}

extension Publishers.Collect: Equatable where Upstream: Equatable {}
extension Publishers.Count: Equatable where Upstream: Equatable {}
extension Publishers.IgnoreOutput: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Sends at the end the result of `nextPartialResult`, which adds one value after the other.
    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Reduce<Self, T> {
        Publishers.Reduce<Self, T>(
            upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Sends at the end the result of `nextPartialResult`, which adds one value after the other; an
    /// error that it throws ends the stream.
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryReduce<Self, T> {
        Publishers.TryReduce<Self, T>(
            upstream: Publishers.ThrowingUpstream(self), initialResult: initialResult,
            nextPartialResult: nextPartialResult)
    }

    /// Sends at the end all values as one array, which may be empty.
    public func collect() -> Publishers.Collect<Self> {
        Publishers.Collect<Self>(upstream: self)
    }

    /// Sends at the end how many values there were.
    public func count() -> Publishers.Count<Self> {
        Publishers.Count<Self>(upstream: self)
    }

    /// Sends no value, only how the stream ended.
    public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
        Publishers.IgnoreOutput<Self>(upstream: self)
    }
}
