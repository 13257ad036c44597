import Binding
import Wayline
import WaylineStreams

/// Returns a publisher of the answer of `call`. Each subscription makes a separate call, and
/// cancelling the subscription cancels the task of that call.
@MainActor
func request<Answer, Failure: Error>(
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

extension Screen {
    /// Counts the work of a stream as work of this screen while `isWorking` is true. Plain lines
    /// and a test's driver then wait for it as for the work of a button.
    func followWork(_ isWorking: ValueSource<Bool>) {
        bind(isWorking.removeDuplicates().filter { $0 }) { screen, _ in
            screen.begin { await $0.wait(while: isWorking) }
        }
    }

    /// Waits until the work of a stream is over, or the screen has left.
    func wait(while isWorking: ValueSource<Bool>) async {
        for await isWorking in isWorking.values where !isWorking { return }
    }
}
