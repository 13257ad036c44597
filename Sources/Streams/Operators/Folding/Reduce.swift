extension Publishers {
    /// Sends at the end the result of a closure that adds one value after the other; an error that
    /// it throws ends the stream.
    public typealias TryReduce<Upstream: Publisher, Output> =
        Reduce<ThrowingUpstream<Upstream>, Output>

    /// Sends at the end the result of a closure that adds one value after the other.
    public struct Reduce<Upstream: Publisher, Output>: StepOperator {
        public typealias Failure = Upstream.Failure

        /// The publisher upstream.
        public let upstream: Upstream

        @usableFromInline let step: ReduceStep<Upstream.Output, Output, Upstream.Failure>
    }

    /// Sends at the end all values as one array, which may be empty.
    public struct Collect<Upstream: Publisher>: StepOperator {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// The publisher upstream.
        public let upstream: Upstream

        @usableFromInline let step: CollectStep<Upstream.Output, Upstream.Failure>
    }

    /// Sends at the end how many values there were.
    public struct Count<Upstream: Publisher>: StepOperator {
        public typealias Output = Int
        public typealias Failure = Upstream.Failure

        /// The publisher upstream.
        public let upstream: Upstream

        @usableFromInline let step: CountStep<Upstream.Output, Upstream.Failure>
    }

    /// Sends no value, only how the stream ended.
    public struct IgnoreOutput<Upstream: Publisher>: StepOperator {
        public typealias Output = Never
        public typealias Failure = Upstream.Failure

        /// The publisher upstream.
        public let upstream: Upstream

        @usableFromInline let step: IgnoreOutputStep<Upstream.Output, Upstream.Failure>
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
            upstream: self, step: .init(nextPartialResult: nextPartialResult, state: initialResult))
    }

    /// Sends at the end the result of `nextPartialResult`, which adds one value after the other; an
    /// error that it throws ends the stream.
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryReduce<Self, T> {
        Publishers.TryReduce<Self, T>(
            upstream: Publishers.ThrowingUpstream(self),
            step: .init(nextPartialResult: nextPartialResult, state: initialResult))
    }

    /// Sends at the end all values as one array, which may be empty.
    public func collect() -> Publishers.Collect<Self> {
        Publishers.Collect<Self>(upstream: self, step: .init())
    }

    /// Sends at the end how many values there were.
    public func count() -> Publishers.Count<Self> {
        Publishers.Count<Self>(upstream: self, step: .init())
    }

    /// Sends no value, only how the stream ended.
    public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
        Publishers.IgnoreOutput<Self>(upstream: self, step: .init())
    }
}

/// The step of `reduce` and `tryReduce`.
@usableFromInline
struct ReduceStep<Input, Output, Failure: Error>: FoldStep {
    let nextPartialResult: (Output, Input) throws(Failure) -> Output
    var state: Output

    @usableFromInline var result: Output? { .some(state) }

    @usableFromInline
    mutating func receive(_ input: Input) -> StepResult<Output, Failure> {
        do throws(Failure) {
            state = try nextPartialResult(state, input)
            return .keep
        } catch {
            return .end(.fail(error))
        }
    }
}

/// The step of `collect`.
@usableFromInline
struct CollectStep<Input, Failure: Error>: FoldStep, FixedStep {
    private var values: [Input] = []

    init() {}

    @usableFromInline var result: [Input]? { values }

    @usableFromInline
    mutating func receive(_ input: Input) -> StepResult<[Input], Failure> {
        values.append(input)
        return .keep
    }
}

/// The step of `count`.
@usableFromInline
struct CountStep<Input, Failure: Error>: FoldStep, FixedStep {
    private var count = 0

    init() {}

    @usableFromInline var result: Int? { count }

    @usableFromInline
    mutating func receive(_ input: Input) -> StepResult<Int, Failure> {
        count += 1
        return .keep
    }
}

/// The step of `ignoreOutput`.
@usableFromInline
struct IgnoreOutputStep<Input, Failure: Error>: FoldStep, FixedStep {
    @usableFromInline var result: Never? { nil }

    @usableFromInline
    func receive(_ input: Input) -> StepResult<Never, Failure> { .keep }
}
