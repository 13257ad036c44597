/// What happens while the step works on a value.
extension Pipe {
    /// Keeps what arrives while the step works on a value; what arrives after the end is dropped.
    @usableFromInline
    func delay(_ event: PipeEvent<Input, Failure>) {
        guard phase == .stepping || phase == .resuming else { return }
        phase = .resuming
        waiting.append(event)
    }

    /// Goes on where the step was cancelled or more arrived while it was at work.
    @usableFromInline
    func resume(
        after result: StepResult<Work.Output, Work.NewFailure>
    ) -> Subscribers.Demand {
        guard phase == .resuming else { return .none }
        var more = act(on: result)
        while phase == .resuming, !waiting.isEmpty {
            switch waiting.removeFirst() {
            case .value(let input) where Work.isFold || demand != .none:
                let result = work.receive(input)
                if phase == .resuming { more += act(on: result) }
            case .value: break
            case .end(let completion):
                phase = .open
                receive(completion: completion)
            }
        }
        if phase == .resuming { phase = .open }
        return more
    }
}
