import Wayline
import WaylineExploration
import WaylineProgram
import XCTest

/// The code in the documentation of recordings.
@MainActor
final class ReplayDocTests: XCTestCase {
    private let text = """
        app "Café" language en seed 0 time 1750000000 size 80 24
        wait 0ms -> ? "order" "Order"
        wait 240ms
        text "An" -> ? "" "Name, text field: An"
        key enter -> ?
        key tab -> ?
        key enter -> ?
        wait 5000ms -> ? "receipt" "Ready"

        """

    func testARecordingIsComparedInATest() async throws {
        let script = try Script(recording: text)
        let difference = try await Replay(script, of: .cafe).firstDifference()
        XCTAssertNil(difference)
    }

    func testAReplayGoesToAStep() async throws {
        let script = try Script(recording: text)
        let replay = try Replay(script, of: .cafe)
        try await replay.go(to: 3)
        print(replay.screen)
        XCTAssertTrue(replay.screen.contains("An"), replay.screen)
        try await replay.go(to: 6)
        XCTAssertTrue(replay.screen.contains("An, your coffee is ready."), replay.screen)
    }
}
