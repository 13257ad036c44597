import XCTest

extension XCTestCase {
    /// Gives running work time on the main actor until `condition` holds.
    @MainActor
    func turn(until condition: () -> Bool, file: StaticString = #filePath, line: UInt = #line) async
    {
        for _ in 0..<10_000 {
            if condition() { return }
            await Task.yield()
        }
        XCTFail("it has not happened", file: file, line: line)
    }
}
