import XCTest

extension XCTestCase {
    /// Waits until all that is ready to run has run, on the main actor and on the pool of threads,
    /// and what that leads to.
    @MainActor
    func free() async {
        for _ in 0..<50 { await Task.detached { await MainActor.run {} }.value }
    }
}
