import XCTest

extension XCTestCase {
    /// Lets the main actor deliver the changes that were made.
    @MainActor
    func turn() async {
        await Task.yield()
    }
}
