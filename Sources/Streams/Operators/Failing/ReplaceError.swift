extension Publishers {
    /// Converts a failure to another error.
    public struct MapError<Upstream: Publisher, Failure: Error>: StepOperator {
        public typealias Output = Upstream.Output

        /// The publisher upstream.
        public let upstream: Upstream

        @usableFromInline let step: MapErrorStep<Upstream.Output, Upstream.Failure, Failure>

        @inlinable
        init(upstream: Upstream, step: MapErrorStep<Upstream.Output, Upstream.Failure, Failure>) {
            self.upstream = upstream
            self.step = step
        }
    }

    /// Sends a value in the place of a failure, then finishes.
    public struct ReplaceError<Upstream: Publisher>: StepOperator {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        /// The publisher upstream.
        public let upstream: Upstream

        @usableFromInline let step: ReplaceErrorStep<Upstream.Output, Upstream.Failure>

        @inlinable
        init(upstream: Upstream, step: ReplaceErrorStep<Upstream.Output, Upstream.Failure>) {
            self.upstream = upstream
            self.step = step
        }
    }

    /// Gives a stream that cannot fail the failure of another.
    public struct SetFailureType<Upstream: Publisher, Failure: Error>: StepOperator
    where Upstream.Failure == Never {
        public typealias Output = Upstream.Output

        /// The publisher upstream.
        public let upstream: Upstream

        @usableFromInline let step: SetFailureTypeStep<Upstream.Output, Failure>

        @inlinable
        init(upstream: Upstream, step: SetFailureTypeStep<Upstream.Output, Failure>) {
            self.upstream = upstream
            self.step = step
        }
    }

    /// Stops the program when the stream fails, for failures that only a mistake can cause.
    public typealias AssertNoFailure<Upstream: Publisher> = MapError<Upstream, Never>
}

extension Publishers.ReplaceError: Equatable where Upstream: Equatable, Upstream.Output: Equatable {
}
extension Publishers.SetFailureType: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Converts a failure to another error.
    @inlinable
    public func mapError<E: Error>(
        _ transform: @escaping (Failure) -> E
    ) -> Publishers.MapError<Self, E> {
        Publishers.MapError(upstream: self, step: .init(transform))
    }

    /// Sends `output` when the stream fails, then finishes.
    @inlinable
    public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
        Publishers.ReplaceError(upstream: self, step: .init(output))
    }

    /// Stops the program when the stream fails, for failures that only a mistake can cause.
    ///
    /// The message begins with `prefix`, and names the `file` and the `line`.
    public func assertNoFailure(
        _ prefix: String = "", file: StaticString = #file, line: UInt = #line
    ) -> Publishers.AssertNoFailure<Self> {
        mapError { failure in
            preconditionFailure(
                "\(prefix)A stream that must not fail failed: \(failure)", file: file, line: line)
        }
    }
}

extension Publisher where Failure == Never {
    /// Gives this stream, which cannot fail, a failure that other streams have.
    @inlinable
    public func setFailureType<E: Error>(to failureType: E.Type)
        -> Publishers.SetFailureType<Self, E>
    {
        Publishers.SetFailureType(upstream: self, step: .init())
    }
}

/// The step of `mapError`.
@usableFromInline
struct MapErrorStep<Input, Failure: Error, NewFailure: Error>: OperatorStep {
    @usableFromInline let transform: (Failure) -> NewFailure

    @inlinable
    init(_ transform: @escaping (Failure) -> NewFailure) {
        self.transform = transform
    }

    @inlinable
    func receive(_ input: Input) -> StepResult<Input, NewFailure> { .send(input) }

    @inlinable
    func receive(
        completion: Subscribers.Completion<Failure>
    ) -> StepEnd<Input, NewFailure> {
        switch completion {
        case .finished: .finish
        case .failure(let failure): .fail(transform(failure))
        }
    }
}

/// The step of `replaceError`.
@usableFromInline
struct ReplaceErrorStep<Input, Failure: Error>: OperatorStep {
    @usableFromInline let output: Input

    @inlinable
    init(_ output: Input) {
        self.output = output
    }

    @inlinable
    func receive(_ input: Input) -> StepResult<Input, Never> { .send(input) }

    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) -> StepEnd<Input, Never> {
        switch completion {
        case .finished: .finish
        case .failure: .finishWith(output)
        }
    }
}

extension ReplaceErrorStep: Equatable where Input: Equatable {}

/// The step of `setFailureType`.
@usableFromInline
struct SetFailureTypeStep<Input, NewFailure: Error>: OperatorStep, Equatable {
    @inlinable
    init() {}

    @inlinable
    func receive(_ input: Input) -> StepResult<Input, NewFailure> { .send(input) }

    @inlinable
    func receive(completion: Subscribers.Completion<Never>) -> StepEnd<Input, NewFailure> {
        .finish
    }
}
