extension Publishers {
    /// Sends a value in the place of none at all.
    public struct ReplaceEmpty<Upstream: Publisher>: StepOperator {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher upstream.
        public let upstream: Upstream

        @usableFromInline let step: ReplaceEmptyStep<Upstream.Output, Upstream.Failure>
    }
}

extension Publishers.ReplaceEmpty: Equatable where Upstream: Equatable, Upstream.Output: Equatable {
}

extension Publisher {
    /// Sends `output` if the stream finishes without a value.
    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
        Publishers.ReplaceEmpty(upstream: self, step: .init(output))
    }
}

/// The step of `replaceEmpty`.
@usableFromInline
struct ReplaceEmptyStep<Input, Failure: Error>: OperatorStep {
    private let output: Input
    private var isEmpty = true

    init(_ output: Input) {
        self.output = output
    }

    @usableFromInline
    mutating func receive(_ input: Input) -> StepResult<Input, Failure> {
        isEmpty = false
        return .send(input)
    }

    @usableFromInline
    func receive(completion: Subscribers.Completion<Failure>) -> StepEnd<Input, Failure> {
        if case .finished = completion, isEmpty { return .finishWith(output) }
        return StepEnd(completion)
    }
}

extension ReplaceEmptyStep: Equatable where Input: Equatable {}
