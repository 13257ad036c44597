extension Publishers {
    /// Sends whether a value is among the others, as soon as that is certain.
    public struct Contains<Upstream: Publisher>: StepOperator
    where Upstream.Output: Equatable {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure

        /// The publisher upstream.
        public let upstream: Upstream

        @usableFromInline let step: ContainsStep<Upstream.Output, Upstream.Failure>
    }

    /// Sends true if a closure returns true for any value, as soon as that is certain; an error
    /// that it throws ends the stream.
    public typealias TryContainsWhere<Upstream: Publisher> =
        ContainsWhere<ThrowingUpstream<Upstream>>

    /// Sends true if a closure returns true for any value, as soon as that is certain.
    public struct ContainsWhere<Upstream: Publisher>: StepOperator {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure

        /// The publisher upstream.
        public let upstream: Upstream

        @usableFromInline let step: ContainsWhereStep<Upstream.Output, Upstream.Failure>
    }

    /// Sends true if a closure returns true for all values, as soon as that is certain; an error
    /// that it throws ends the stream.
    public typealias TryAllSatisfy<Upstream: Publisher> = AllSatisfy<ThrowingUpstream<Upstream>>

    /// Sends true if a closure returns true for all values, as soon as that is certain.
    public typealias AllSatisfy<Upstream: Publisher> = ContainsWhere<Upstream>
}

extension Publishers.Contains: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Sends true if `predicate` returns true for any value, as soon as that is certain.
    public func contains(
        where predicate: @escaping (Output) -> Bool
    ) -> Publishers.ContainsWhere<Self> {
        Publishers.ContainsWhere<Self>(upstream: self, step: .init(true, predicate))
    }

    /// Sends true if `predicate` returns true for any value, as soon as that is certain; an error
    /// that it throws ends the stream.
    public func tryContains(
        where predicate: @escaping (Output) throws -> Bool
    ) -> Publishers.TryContainsWhere<Self> {
        Publishers.TryContainsWhere<Self>(
            upstream: Publishers.ThrowingUpstream(self), step: .init(true, predicate))
    }

    /// Sends true if `predicate` returns true for all values, as soon as that is certain.
    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
        Publishers.AllSatisfy<Self>(upstream: self, step: .init(false, predicate))
    }

    /// Sends true if `predicate` returns true for all values, as soon as that is certain; an error
    /// that it throws ends the stream.
    public func tryAllSatisfy(
        _ predicate: @escaping (Output) throws -> Bool
    ) -> Publishers.TryAllSatisfy<Self> {
        Publishers.TryAllSatisfy<Self>(
            upstream: Publishers.ThrowingUpstream(self), step: .init(false, predicate))
    }
}

extension Publisher where Output: Equatable {
    /// Sends whether `output` is among the values, as soon as that is certain.
    public func contains(_ output: Output) -> Publishers.Contains<Self> {
        Publishers.Contains<Self>(upstream: self, step: .init(output: output))
    }
}

/// The step of `contains(_:)`.
@usableFromInline
struct ContainsStep<Input: Equatable, Failure: Error>: FoldStep, Equatable {
    let output: Input

    @usableFromInline var result: Bool? { false }

    @usableFromInline
    func receive(_ input: Input) -> StepResult<Bool, Failure> {
        input == output ? .end(.finishWith(true)) : .keep
    }
}

/// The step of `contains(where:)` and `allSatisfy`: sends `answer` if `predicate` returns it for
/// any value.
@usableFromInline
struct ContainsWhereStep<Input, Failure: Error>: FoldStep {
    private let answer: Bool
    private let predicate: (Input) throws(Failure) -> Bool

    init(_ answer: Bool, _ predicate: @escaping (Input) throws(Failure) -> Bool) {
        self.answer = answer
        self.predicate = predicate
    }

    @usableFromInline var result: Bool? { !answer }

    @usableFromInline
    func receive(_ input: Input) -> StepResult<Bool, Failure> {
        do throws(Failure) {
            return try predicate(input) == answer ? .end(.finishWith(answer)) : .keep
        } catch {
            return .end(.fail(error))
        }
    }
}
