extension Publishers {
    /// Converts a failure to another error.
    public struct MapError<Upstream: Publisher, Failure: Error>: StepOperator {
        public typealias Output = Upstream.Output

        /// The publisher upstream.
        public let upstream: Upstream

        /// Makes the new error.
        public let transform: (Upstream.Failure) -> Failure

        /// A publisher that fails with the result of `transform` for the failure of `upstream`.
        @inlinable
        public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
            self.upstream = upstream
            self.transform = transform
        }

        @inlinable
        func makeStep() -> RecoverStep<Output, Upstream.Failure, Failure> {
            RecoverStep { [transform] in .fail(transform($0)) }
        }
    }

    /// Sends a value in the place of a failure, then finishes.
    public struct ReplaceError<Upstream: Publisher>: StepOperator {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        /// The publisher upstream.
        public let upstream: Upstream

        /// The value sent when `upstream` fails.
        public let output: Output

        /// A publisher that sends `output` when `upstream` fails.
        @inlinable
        public init(upstream: Upstream, output: Output) {
            self.upstream = upstream
            self.output = output
        }

        @inlinable
        func makeStep() -> RecoverStep<Output, Upstream.Failure, Never> {
            RecoverStep { [output] _ in .finishWith(output) }
        }
    }

    /// Gives a stream that cannot fail the failure of another.
    public struct SetFailureType<Upstream: Publisher, Failure: Error>: StepOperator
    where Upstream.Failure == Never {
        public typealias Output = Upstream.Output

        /// The publisher upstream.
        public let upstream: Upstream

        /// A publisher of the values of `upstream`.
        @inlinable
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        @inlinable
        func makeStep() -> RecoverStep<Output, Never, Failure> {
            RecoverStep { (never: Never) -> StepEnd<Output, Failure> in }
        }
    }

    /// Stops the program when the stream fails, for failures that only a mistake can cause.
    public struct AssertNoFailure<Upstream: Publisher>: StepOperator {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        /// The publisher upstream.
        public let upstream: Upstream

        /// Stands before the message.
        public let prefix: String

        /// The file in which the operator is used.
        public let file: StaticString

        /// The line in which the operator is used.
        public let line: UInt

        /// A publisher of the values of `upstream`, which must not fail.
        public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
            self.upstream = upstream
            self.prefix = prefix
            self.file = file
            self.line = line
        }

        @usableFromInline
        func makeStep() -> RecoverStep<Output, Upstream.Failure, Never> {
            RecoverStep { [prefix, file, line] failure in
                preconditionFailure(
                    "\(prefix)A stream that must not fail failed: \(failure)", file: file,
                    line: line)
            }
        }
    }
}

extension Publishers.ReplaceError: Equatable
where Upstream: Equatable, Upstream.Output: Equatable {}

extension Publishers.SetFailureType: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Converts a failure to another error.
    @inlinable
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E)
        -> Publishers.MapError<Self, E>
    {
        Publishers.MapError(upstream: self, transform: transform)
    }

    /// Sends `output` when the stream fails, then finishes.
    @inlinable
    public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
        Publishers.ReplaceError(upstream: self, output: output)
    }

    /// Stops the program when the stream fails, for failures that only a mistake can cause.
    public func assertNoFailure(
        _ prefix: String = "", file: StaticString = #file, line: UInt = #line
    ) -> Publishers.AssertNoFailure<Self> {
        Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
    }
}

extension Publisher where Failure == Never {
    /// Gives this stream, which cannot fail, a failure that other streams have.
    @inlinable
    public func setFailureType<E: Error>(to failureType: E.Type)
        -> Publishers.SetFailureType<Self, E>
    {
        Publishers.SetFailureType(upstream: self)
    }
}

/// Sends all values, and replaces a failure.
@usableFromInline
struct RecoverStep<Input, Failure: Error, NewFailure: Error>: Step {
    @usableFromInline let recover: (Failure) -> StepEnd<Input, NewFailure>

    @inlinable
    init(_ recover: @escaping (Failure) -> StepEnd<Input, NewFailure>) {
        self.recover = recover
    }

    @inlinable
    func receive(_ input: Input) -> StepResult<Input, NewFailure> { .send(input) }

    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) -> StepEnd<Input, NewFailure> {
        switch completion {
        case .finished: .finish
        case .failure(let failure): recover(failure)
        }
    }
}
