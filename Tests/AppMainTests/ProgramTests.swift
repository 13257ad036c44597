import AppMain
import XCTest

final class ProgramTests: XCTestCase {
    func testItIsMadeWithoutAnAPI() {
        _ = Program()
    }
}
