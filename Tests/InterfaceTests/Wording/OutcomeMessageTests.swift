import Coordination
import WaylineInterface
import WaylineRouting
import XCTest

@MainActor
final class OutcomeMessageTests: XCTestCase {
    func testAnOutcomeHasTheSentenceForUsers() async {
        XCTAssertEqual(
            Outcome.refused(.noLinks("app://sky")).message(in: .english),
            "This link leads nowhere.")
        XCTAssertEqual(
            Outcome.refused(.guarded("next", because: "Not yet.")).message(in: .english),
            "Not yet.")
        XCTAssertEqual(Outcome.stayed(because: "Wait.").message(in: .english), "Wait.")
        let silent: [Outcome] = [
            .committed(revision: 1), .stayed(because: ""), .superseded, .refused(.cancelled),
            .refused(.calledOff("next")), .refused(.guarded("next", because: "")),
            .refused(.unusableKey("r", of: "Reply", because: "a reason")),
        ]
        XCTAssertEqual(silent.compactMap { $0.message(in: .english) }, [])
    }
}
