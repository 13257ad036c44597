extension Publishers {
    /// Sends a value in the place of none at all.
    public struct ReplaceEmpty<Upstream: Publisher>: StepOperator {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher upstream.
        public let upstream: Upstream

        /// The value sent if there is no other.
        public let output: Output

        /// A publisher of the values of `upstream`, or of `output` if there are none.
        public init(upstream: Upstream, output: Output) {
            self.upstream = upstream
            self.output = output
        }

        @usableFromInline
        func makeStep() -> ReplaceEmptyStep<Output, Failure> {
            ReplaceEmptyStep(output)
        }
    }
}

extension Publishers.ReplaceEmpty: Equatable
where Upstream: Equatable, Upstream.Output: Equatable {}

extension Publisher {
    /// Sends `output` if the stream finishes without a value.
    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
        Publishers.ReplaceEmpty(upstream: self, output: output)
    }
}

@usableFromInline
struct ReplaceEmptyStep<Input, Failure: Error>: Step {
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
