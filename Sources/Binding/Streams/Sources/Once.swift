/// A subscription to one result, which may be there or come: a value, sent when it is asked for,
/// or a failure, sent at once.
final class Once<Downstream: Subscriber>: Subscription {
    private var downstream: Downstream?
    private var value: Downstream.Input?
    private var isAsked = false

    /// Called when the subscriber cancels.
    var onCancel: (Once) -> Void = { _ in }

    init(_ downstream: Downstream) {
        self.downstream = downstream
    }

    /// Sends the subscription and, if it is there, the result.
    func start(_ result: Result<Downstream.Input, Downstream.Failure>? = nil) {
        if case .success(let known)? = result { value = .some(known) }
        downstream?.receive(subscription: self)
        if case .failure(let failure)? = result { end(.failure(failure)) }
    }

    /// The result has come.
    func fulfil(_ result: Result<Downstream.Input, Downstream.Failure>) {
        switch result {
        case .success(let known):
            value = .some(known)
            sendIfAsked()
        case .failure(let failure): end(.failure(failure))
        }
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand != .none else { return }
        isAsked = true
        sendIfAsked()
    }

    func cancel() {
        guard let last = downstream.take() else { return }
        release(value.take())
        onCancel(self)
        withExtendedLifetime(last) {}
    }

    private func sendIfAsked() {
        guard isAsked, let sent = value, let downstream else { return }
        value = nil
        _ = downstream.receive(sent)
        end(.finished)
    }

    private func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
        guard let ended = downstream else { return }
        downstream = nil
        ended.receive(completion: completion)
    }
}
