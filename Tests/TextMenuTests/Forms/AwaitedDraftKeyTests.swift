import Coordination
import ScreenSupport
import WaylineApplication
import WaylineInterface
import XCTest

@MainActor
final class AwaitedDraftKeyTests: XCTestCase {
    private let extras = MultiChoice("Extras", ["egg", "lime", "chili"])

    func testFilteringDoesNotEndTheWaiting() async throws {
        for index in [0, 2] { extras.choose(at: index) }
        let later = MultiChoice("Extras", ["ice", "lime"])
        FormDraft(of: FixedView("Form", [extras])).fill(FixedView("Form", [later]))
        let stage = try Stage(FixedCoordinator([later]))
        stage.type("/li")
        let app = try FlowDriver(FixedCoordinator([later]))
        try await app.filter("Extras", by: "x")
        later.options += ["chili", "egg"]
        XCTAssertEqual(later.chosen, ["egg", "chili"])
    }
}
