/// Sends values while a signpost allows it, and leaves the signpost when the stream is over.
struct SignpostStep<Input, Failure: Error>: Step {
    let isOpen: () -> Bool
    let leave: () -> Void

    func receive(_ input: Input) -> StepResult<Input, Failure> {
        isOpen() ? .send(input) : .skip
    }

    func receive(completion: Subscribers.Completion<Failure>) -> StepEnd<Input, Failure> {
        leave()
        switch completion {
        case .finished: return .finish
        case .failure(let failure): return .fail(failure)
        }
    }

    func willCancel() {
        leave()
    }
}
