import Dispatch
import Synchronization

@testable import Screens

/// Waits for asynchronous work in code that cannot await.
enum Waiting {
    static func result(
        _ action: @escaping @Sendable () async throws(StoreError) -> Void
    ) throws(StoreError) {
        let failure = Failure()
        let done = DispatchSemaphore(value: 0)
        Task.detached {
            do throws(StoreError) { try await action() } catch { failure.set(error) }
            done.signal()
        }
        done.wait()
        if let error = failure.value { throw error }
    }

    private final class Failure: Sendable {
        private let error = Mutex<StoreError?>(nil)

        var value: StoreError? { error.withLock { $0 } }

        func set(_ failure: StoreError) {
            error.withLock { $0 = failure }
        }
    }
}
