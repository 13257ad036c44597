public import Binding

/// What `call` answers, as a publisher. Each subscriber makes the call anew, when it subscribes;
/// by cancelling it cancels the task of the call, and hears nothing more.
@MainActor
public func request<Answer, Failure: Error>(
    _ call: @escaping @MainActor () async throws(Failure) -> Answer
) -> some Publisher<Answer, Failure> {
    Deferred {
        var task: Task<Void, Never>?
        let answer = Future<Answer, Failure> { promise in
            task = Task.immediate {
                do throws(Failure) {
                    promise(.success(try await call()))
                } catch {
                    promise(.failure(error))
                }
            }
        }
        return answer.handleEvents(receiveCancel: { task?.cancel() })
    }
}
