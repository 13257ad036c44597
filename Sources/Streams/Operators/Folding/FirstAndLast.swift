extension Publishers {
    /// Sends the first value, then finishes.
    public struct First<Upstream: Publisher>: StepOperator {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher upstream.
        public let upstream: Upstream

        @usableFromInline let step: FirstStep<Upstream.Output, Upstream.Failure>
    }

    /// Sends the first value for which a closure returns true, then finishes; an error that it
    /// throws ends the stream.
    public typealias TryFirstWhere<Upstream: Publisher> = FirstWhere<ThrowingUpstream<Upstream>>

    /// Sends the first value for which a closure returns true, then finishes.
    public struct FirstWhere<Upstream: Publisher>: StepOperator {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher upstream.
        public let upstream: Upstream

        @usableFromInline let step: FirstWhereStep<Upstream.Output, Upstream.Failure>
    }

    /// Sends at the end the last value.
    public struct Last<Upstream: Publisher>: StepOperator {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher upstream.
        public let upstream: Upstream

        @usableFromInline let step: LastStep<Upstream.Output, Upstream.Failure>
    }

    /// Sends at the end the last value for which a closure returned true; an error that it throws
    /// ends the stream.
    public typealias TryLastWhere<Upstream: Publisher> = LastWhere<ThrowingUpstream<Upstream>>

    /// Sends at the end the last value for which a closure returned true.
    public struct LastWhere<Upstream: Publisher>: StepOperator {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher upstream.
        public let upstream: Upstream

        @usableFromInline let step: LastWhereStep<Upstream.Output, Upstream.Failure>
    }
}

extension Publishers.First: Equatable where Upstream: Equatable {}
extension Publishers.Last: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Sends the first value, then finishes.
    public func first() -> Publishers.First<Self> {
        Publishers.First<Self>(upstream: self, step: .init())
    }

    /// Sends the first value for which `predicate` returns true, then finishes.
    public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
        Publishers.FirstWhere<Self>(upstream: self, step: .init(predicate: predicate))
    }

    /// Sends the first value for which `predicate` returns true, then finishes; an error that it
    /// throws ends the stream.
    public func tryFirst(
        where predicate: @escaping (Output) throws -> Bool
    ) -> Publishers.TryFirstWhere<Self> {
        Publishers.TryFirstWhere<Self>(
            upstream: Publishers.ThrowingUpstream(self), step: .init(predicate: predicate))
    }

    /// Sends at the end the last value.
    public func last() -> Publishers.Last<Self> {
        Publishers.Last<Self>(upstream: self, step: .init())
    }

    /// Sends at the end the last value for which `predicate` returned true.
    public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
        Publishers.LastWhere<Self>(upstream: self, step: .init(predicate: predicate))
    }

    /// Sends at the end the last value for which `predicate` returned true; an error that it throws
    /// ends the stream.
    public func tryLast(
        where predicate: @escaping (Output) throws -> Bool
    ) -> Publishers.TryLastWhere<Self> {
        Publishers.TryLastWhere<Self>(
            upstream: Publishers.ThrowingUpstream(self), step: .init(predicate: predicate))
    }
}

/// The step of `first()`.
@usableFromInline
struct FirstStep<Input, Failure: Error>: FoldStep, FixedStep {
    @usableFromInline var result: Input? { nil }

    @usableFromInline
    func receive(_ input: Input) -> StepResult<Input, Failure> { .end(.finishWith(input)) }
}

/// The step of `first(where:)` and `tryFirst(where:)`.
@usableFromInline
struct FirstWhereStep<Input, Failure: Error>: FoldStep {
    let predicate: (Input) throws(Failure) -> Bool

    @usableFromInline var result: Input? { nil }

    @usableFromInline
    func receive(_ input: Input) -> StepResult<Input, Failure> {
        do throws(Failure) {
            return try predicate(input) ? .end(.finishWith(input)) : .keep
        } catch {
            return .end(.fail(error))
        }
    }
}

/// The step of `last()`.
@usableFromInline
struct LastStep<Input, Failure: Error>: FoldStep, FixedStep {
    /// The last value so far.
    @usableFromInline private(set) var result: Input?

    init() {}

    @usableFromInline
    mutating func receive(_ input: Input) -> StepResult<Input, Failure> {
        result = input
        return .keep
    }
}

/// The step of `last(where:)` and `tryLast(where:)`.
@usableFromInline
struct LastWhereStep<Input, Failure: Error>: FoldStep {
    private let predicate: (Input) throws(Failure) -> Bool

    /// The last value so far for which the closure returned true.
    @usableFromInline private(set) var result: Input?

    init(predicate: @escaping (Input) throws(Failure) -> Bool) {
        self.predicate = predicate
    }

    @usableFromInline
    mutating func receive(_ input: Input) -> StepResult<Input, Failure> {
        do throws(Failure) {
            if try predicate(input) { result = input }
            return .keep
        } catch {
            return .end(.fail(error))
        }
    }
}
