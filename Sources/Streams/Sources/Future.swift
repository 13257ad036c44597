/// A publisher of one result, which comes now or later. A subscriber that comes afterwards receives
/// it too.
///
/// ```swift
/// let answer = Future<Int, Never> { promise in promise(.success(42)) }
/// let token = answer.sink { print("\($0)") }  // prints: 42
/// ```
public final class Future<Output, Failure: Error>: Publisher {
    /// Sets the result. Only the first call counts.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private var result: Result<Output, Failure>?
    private var waiting: [(id: ObjectIdentifier, fulfil: Promise)] = []

    /// Calls `attemptToFulfill` at once, with a promise that may be called at any time.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { self.fulfil($0) }
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        let subscription = ResultSubscription(subscriber)
        if result == nil {
            waiting.append((ObjectIdentifier(subscription), subscription.fulfil))
            subscription.onEnd = { [weak self] in self?.leave(ObjectIdentifier($0)) }
        }
        subscription.start(result)
    }

    private func fulfil(_ result: Result<Output, Failure>) {
        guard self.result == nil else { return }
        self.result = result
        let served = waiting
        waiting = []
        served.forEach { $0.fulfil(result) }
    }

    private func leave(_ id: ObjectIdentifier) {
        waiting.removeAll { $0.id == id }
    }
}

extension Future {
    /// The value, once it is there; a failure is thrown. A cancelled task waits for it, too.
    public nonisolated(nonsending) var value: Output {
        get async throws(Failure) { try await outcome().get() }
    }

    nonisolated(nonsending) fileprivate func outcome() async -> Result<Output, Failure> {
        while true {
            if let result { return result }
            await withCheckedContinuation(isolation: #isolation) { continuation in
                waiting.append((ObjectIdentifier(self), { _ in continuation.resume() }))
            }
        }
    }
}

/// Separate, because the compiler crashes where a getter throws nothing by its type alone.
extension Future where Failure == Never {
    /// The value, once it is there. A cancelled task waits for it, too.
    public nonisolated(nonsending) var value: Output {
        get async { await outcome().get() }
    }
}

/// A subscription to one result, which is there or comes: a value, sent when it is asked for, or a
/// failure, sent at once.
final class ResultSubscription<Downstream: Subscriber>: DownstreamSubscription<Downstream> {
    private var value: Downstream.Input?

    /// Called when the stream is over.
    var onEnd: (ResultSubscription) -> Void = { _ in }

    /// Sends the subscription and, if it is there, the result.
    func start(_ result: Result<Downstream.Input, Downstream.Failure>? = nil) {
        if case .success(let known)? = result { value = .some(known) }
        begin()
        if case .failure(let failure)? = result { finish(.failure(failure)) }
    }

    /// Handles a result that comes later.
    func fulfil(_ result: Result<Downstream.Input, Downstream.Failure>) {
        switch result {
        case .success(let known):
            value = .some(known)
            sendIfAsked()
        case .failure(let failure): finish(.failure(failure))
        }
    }

    override func requested(_ more: Subscribers.Demand) {
        sendIfAsked()
    }

    override func stop() {
        release(value.take())
        onEnd(self)
    }

    private func sendIfAsked() {
        guard !isOver, demand != .none, let sent = value else { return }
        value = nil
        _ = send(sent)
        finish(.finished)
    }
}
