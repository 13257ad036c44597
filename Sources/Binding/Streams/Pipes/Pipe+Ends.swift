/// How a pipe ends its stream.
extension Pipe {
    /// Ends the stream from here, unless it is over.
    func end(_ end: StepEnd<Work.Output, Work.NewFailure>) {
        if phase == .idle { receive(subscription: Subscriptions.empty) }
        if phase != .over, phase != .closing { close(end) }
    }

    @usableFromInline
    func close(_ end: StepEnd<Work.Output, Work.NewFailure>) {
        phase = .closing
        let dropped = waiting
        waiting = []
        upstream.take()?.cancel()
        finish(end)
        withExtendedLifetime(dropped) {}
    }

    func finish(_ end: StepEnd<Work.Output, Work.NewFailure>) {
        guard phase == .closing else { return }
        switch end {
        case .finishWith(let value):
            lastValue = .some(value)
            sendLastValue()
        case .finish:
            phase = .over
            downstream.receive(completion: .finished)
        case .fail(let failure):
            phase = .over
            downstream.receive(completion: .failure(failure))
        }
    }

    func sendLastValue() {
        guard demand != .none, let value = lastValue else { return }
        lastValue = nil
        _ = downstream.receive(value)
        guard phase == .closing else { return }
        phase = .over
        downstream.receive(completion: .finished)
    }
}
