import WaylineInterface
import XCTest

@MainActor
final class ProgressBarTests: XCTestCase {
    private let bar = ProgressBar("Photos", fraction: 0.3)

    func testTheTimeIsSaidInWords() async throws {
        let times: [(Duration, String)] = [
            (.seconds(-3), "0 s left"), (.seconds(59), "59 s left"), (.seconds(60), "1 min left"),
            (.seconds(61), "2 min left"), (.seconds(3_540), "59 min left"),
            (.seconds(3_541), "1 h 0 min left"),
            (.seconds(7_384), "2 h 4 min left"),
        ]
        for (time, text) in times {
            bar.timeLeft = time
            XCTAssertEqual(bar.stateText, "30 %, \(text)")
        }
        bar.timeLeft = .seconds(60)
        XCTAssertEqual(bar.stateText(in: .vietnamese), "30 %, còn 1 phút")
    }
}
