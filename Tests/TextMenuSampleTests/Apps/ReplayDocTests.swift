import Wayline
import XCTest

/// The code in the documentation of recordings.
@MainActor
final class ReplayDocTests: XCTestCase {
    private let text = """
        wayline-recording 1
        {"app":"Café","language":"en","options":{},"seed":0,"terminal":{"columns":80,"isUnicode":true,"rows":24},"time":1750000000}
        [0,"wait","?","order","Order"]
        [240,"text An","?","","Name, text field: An"]
        [35,"key enter","?"]
        [20,"key tab","?"]
        [35,"key enter","?"]
        [5000,"wait","?","receipt","Ready"]

        """

    func testARecordingIsComparedInATest() async throws {
        let recording = try Recording(text)
        let difference = try await Replay(recording, of: .cafe).firstDifference()
        XCTAssertNil(difference)
    }

    func testAReplayGoesToAStep() async throws {
        let recording = try Recording(text)
        let replay = try Replay(recording, of: .cafe)
        try await replay.go(to: 3)
        print(replay.screen)
        XCTAssertTrue(replay.screen.contains("An"), replay.screen)
        try await replay.go(to: 6)
        XCTAssertTrue(replay.screen.contains("An, your coffee is ready."), replay.screen)
    }
}
