import Wayline
import XCTest

@testable import Screens

final class ProfileRouterTests: XCTestCase {
    private let router = ProfileRouter()

    func testTheProfileLeadsToPeople() throws {
        let binh = PersonInput(id: 4, name: "Binh")
        XCTAssertEqual(try router.route(to: "person", .init(friend: binh)), .push(.person, binh))
        XCTAssertEqual(try router.route(to: "person"), .stay)
        XCTAssertEqual(
            try router.route(to: "all-friends", .init(person: 7)),
            .push(.friends, PersonInput(id: 7)))
    }

    func testAFailedRequestShowsAnAlert() throws {
        XCTAssertEqual(try router.route(to: "request-failed"), .stay)
        XCTAssertEqual(
            try router.route(to: "request-failed", .init(failure: "Offline.")),
            .alert(Alert("Friend request", message: "Offline.")))
    }
}
