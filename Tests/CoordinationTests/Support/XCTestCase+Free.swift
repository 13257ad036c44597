import XCTest

extension XCTestCase {
    /// Waits until all that is ready to run on the main actor has run, and what that leads to.
    @MainActor
    func free() async {
        for _ in 0..<50 { await Task { @MainActor in }.value }
    }
}
