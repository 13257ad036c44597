import XCTest

extension XCTestCase {
    /// Gives running work time on the main actor until `condition` holds.
    @MainActor
    func turn(until condition: () -> Bool, file: StaticString = #filePath, line: UInt = #line) async
    {
        let deadline = ContinuousClock.now + .seconds(60)
        while !condition() {
            guard ContinuousClock.now < deadline else {
                return XCTFail("it has not happened", file: file, line: line)
            }
            await Task.yield()
        }
    }
}
