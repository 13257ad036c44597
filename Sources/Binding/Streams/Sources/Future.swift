/// A publisher of one result that comes once, now or later; who subscribes afterwards hears it too.
public final class Future<Output, Failure: Error>: Publisher {
    /// Called with the result when it is there. Only the first call counts.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private var result: Result<Output, Failure>?
    private var waiting: [(id: ObjectIdentifier, fulfil: Promise)] = []

    /// Calls `attemptToFulfill` at once, with a promise that may be kept at any time.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { self.fulfil($0) }
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        let once = Once(subscriber)
        if result == nil {
            waiting.append((ObjectIdentifier(once), once.fulfil))
            once.onCancel = { [weak self] in self?.leave(ObjectIdentifier($0)) }
        }
        once.start(result)
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
    /// The value, once it is there; a failure is thrown. It is waited for also by a cancelled task.
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

/// Apart, because the compiler crashes where a getter is known to throw nothing by its type alone.
extension Future where Failure == Never {
    /// The value, once it is there. It is waited for also by a cancelled task.
    public nonisolated(nonsending) var value: Output {
        get async { await outcome().get() }
    }
}
