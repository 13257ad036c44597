/// Passes values on and makes something else of a failure.
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
