/// A step that takes all values and sends one result, at the end or when it is certain before.
@usableFromInline
protocol FoldStep: OperatorStep where NewFailure == Failure {
    /// The result of the values so far; nil if there is none.
    var result: Output? { get }
}

extension FoldStep {
    @inlinable static var isFold: Bool { true }

    @usableFromInline
    func receive(completion: Subscribers.Completion<Failure>) -> StepEnd<Output, Failure> {
        guard case .finished = completion, let result else { return StepEnd(completion) }
        return .finishWith(result)
    }
}

/// A step without parameters: two of them are equal.
@usableFromInline
protocol FixedStep: OperatorStep, Equatable {}

extension FixedStep {
    @usableFromInline
    static func == (lhs: Self, rhs: Self) -> Bool { true }
}
