/// Sends a value in the place of none.
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
        switch completion {
        case .finished: isEmpty ? .finishWith(output) : .finish
        case .failure(let failure): .fail(failure)
        }
    }
}
