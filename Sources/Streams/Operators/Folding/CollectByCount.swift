extension Publishers {
    /// Sends values in arrays of a size; the last may be smaller.
    public struct CollectByCount<Upstream: Publisher>: StepOperator {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// The publisher upstream.
        public let upstream: Upstream

        @usableFromInline let step: CollectByCountStep<Upstream.Output, Upstream.Failure>
    }
}

extension Publishers.CollectByCount: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Sends values in arrays of `count`, which is at least one; the last may be smaller.
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        Publishers.CollectByCount(upstream: self, step: .init(Swift.max(count, 1)))
    }
}

/// The step of `collect(_:)`: sends values in groups of a size; the last group may be smaller.
@usableFromInline
struct CollectByCountStep<Input, Failure: Error>: OperatorStep, Equatable {
    private let count: Int
    private var group: [Input] = []

    init(_ count: Int) {
        self.count = count
    }

    @usableFromInline
    func demand(for demand: Subscribers.Demand) -> Subscribers.Demand { demand * count }

    @usableFromInline
    mutating func receive(_ input: Input) -> StepResult<[Input], Failure> {
        group.append(input)
        guard group.count == count else { return .keep }
        let full = group
        group = []
        return .send(full)
    }

    @usableFromInline
    func receive(completion: Subscribers.Completion<Failure>) -> StepEnd<[Input], Failure> {
        if case .finished = completion, !group.isEmpty { return .finishWith(group) }
        return StepEnd(completion)
    }

    @usableFromInline
    static func == (lhs: Self, rhs: Self) -> Bool { lhs.count == rhs.count }
}
