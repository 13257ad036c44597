import Coordination
import WaylineRouting
import XCTest

/// The objects that must be released with a screen.
@MainActor
final class CompanionTests: XCTestCase {
    func testTheViewModelIsACompanionWhereThereIsOne() async {
        let place = NamedScreen("a")
        XCTAssertEqual(place.companions.count, 1)
        XCTAssertTrue(place.companions.first === place.viewModel)
        XCTAssertEqual(NoteScreen(NoteInput(id: 1)).companions.count, 0)
    }
}
