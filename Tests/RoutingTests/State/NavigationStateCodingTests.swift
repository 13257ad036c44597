import Foundation
import WaylineRouting
import XCTest

final class NavigationStateCodingTests: XCTestCase {
    func testASavedStateComesBackEqualAndGoesOnTheSameWay() throws {
        let state = try NavigationState(root: PlaceStep("home"), shape: .homeTabs)
            .applying(.push("article"))
            .applying(.select("profile"))
            .applying(.start("edit"))
            .applying(.present("photo"))
            .applying(.alert(Alert("Delete?", actions: [.init("Yes", route: "delete")])))
        let restored = try roundTrip(state)
        XCTAssertEqual(restored, state)
        XCTAssertEqual(try restored.applying(.push("next")), try state.applying(.push("next")))
    }

    func testANumberThatWasGivenBeforeIsNotGivenAgain() throws {
        let state = try NavigationState(root: "home").applying(.push("help")).applying(.pop)
        let restored = try roundTrip(state)
        XCTAssertEqual(restored, state)
        XCTAssertEqual(try restored.applying(.push("next")), try state.applying(.push("next")))
    }

    func testAnImpossibleStateIsNotDecoded() throws {
        let saved = try XCTUnwrap(
            String(data: JSONEncoder().encode(NavigationState(root: "home")), encoding: .utf8))
        let faults = [
            (#""kind":"root""#, #""kind":"child""#),
            (#""revision":0"#, #""revision":-1"#), (#""id":1"#, #""id":0"#),
            (#""id":1"#, #""id":\#(Int.max)"#), (#""stack":["#, #""stack":[],"old":["#),
            (#""next":2"#, #""next":1"#), (#""next":2"#, #""next":\#(Int.max)"#),
            (#""next":2"#, #""text":2"#),
        ]
        for (sound, faulty) in faults {
            let data = Data(saved.replacingOccurrences(of: sound, with: faulty).utf8)
            XCTAssertTrue(saved.contains(sound), "\(sound) in \(saved)")
            XCTAssertThrowsError(try JSONDecoder().decode(NavigationState.self, from: data), faulty)
        }
    }

    func testATabThatIsNotThereIsNotDecoded() throws {
        let state = try NavigationState(root: PlaceStep("home"), shape: .homeTabs)
        let saved = try XCTUnwrap(String(data: JSONEncoder().encode(state), encoding: .utf8))
        for tab in ["2", "-1"] {
            let text = saved.replacingOccurrences(
                of: #""selected":0"#, with: #""selected":\#(tab)"#)
            XCTAssertNotEqual(text, saved)
            XCTAssertThrowsError(
                try JSONDecoder().decode(NavigationState.self, from: Data(text.utf8)))
        }
    }

    func testAnAlertThatWasSavedWithoutAnswersCanBePutAway() throws {
        let saved = Data(#"{"title":"Sure?","message":"","actions":[]}"#.utf8)
        XCTAssertEqual(try JSONDecoder().decode(Alert.self, from: saved), Alert("Sure?"))
    }

    private func roundTrip(_ state: NavigationState) throws -> NavigationState {
        try JSONDecoder().decode(NavigationState.self, from: JSONEncoder().encode(state))
    }
}
