/// Tells closures what happens in a stream.
@usableFromInline
struct WatchStep<Input, Failure: Error>: Step {
    let subscription: ((any Subscription) -> Void)?
    let output: ((Input) -> Void)?
    let completion: ((Subscribers.Completion<Failure>) -> Void)?
    let cancel: (() -> Void)?
    let request: ((Subscribers.Demand) -> Void)?

    @usableFromInline
    func receive(_ input: Input) -> StepResult<Input, Failure> {
        output?(input)
        return .send(input)
    }

    @usableFromInline
    func receive(completion end: Subscribers.Completion<Failure>) -> StepEnd<Input, Failure> {
        completion?(end)
        switch end {
        case .finished: return .finish
        case .failure(let failure): return .fail(failure)
        }
    }

    @usableFromInline
    func willReceive(subscription bond: any Subscription) {
        subscription?(bond)
    }

    @usableFromInline
    func willReceive(request demand: Subscribers.Demand) {
        request?(demand)
    }

    @usableFromInline
    func willCancel() {
        cancel?()
    }
}
