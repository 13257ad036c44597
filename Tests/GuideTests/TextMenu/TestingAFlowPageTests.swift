import Wayline
import WaylinePictures
import XCTest

/// The code of Docs/TextMenu/TestingAFlow.md.
@MainActor
final class TestingAFlowPageTests: XCTestCase {
    func testACoffeeIsOrdered() async throws {
        let app = try FlowDriver(CafeCoordinator(machine: QuickMachine()))
        try await app.type("An", into: "Name")
        try await app.choose("large", in: "Size")
        try await app.choose("Order")
        XCTAssertEqual(app.path, ["order", "receipt"])
        XCTAssertEqual(app.text, "Ready\nOrder > Ready\nAn, your coffee is ready.")
    }

    func testTheMachineTakesFiveSeconds() async throws {
        let clock = TestScheduler()
        let machine = SteamMachine(clock: AnyScheduler(clock))
        let app = try FlowDriver(CafeCoordinator(machine: machine), clock: clock)
        try await app.type("An", into: "Name")
        try await app.choose("Order")
        XCTAssertTrue(app.text.contains("Order, button: working"))
        try await app.advance(by: .seconds(5))
        XCTAssertEqual(app.path, ["order", "receipt"])
    }

    func testTheScreenIsDrawn() async throws {
        let app = try FlowDriver(CafeCoordinator())
        let picture = app.picture(columns: 60, rows: 12)
        XCTAssert(picture.text.contains("[ Order ]"))
        try app.matchPicture("order")
    }

    func testAMistakeShowsTheScreen() async throws {
        let app = try FlowDriver(CafeCoordinator())
        do {
            try await app.choose("Odrer")
            XCTFail("nothing was thrown")
        } catch {
            try assertPicture("\(error)", in: "TestingAFlow", under: "Errors")
        }
    }

    func testAPartOfATestIsRecorded() async throws {
        let app = try FlowDriver(CafeCoordinator(machine: QuickMachine()))
        try await app.type("An", into: "Name")
        try await app.traced("order", failed: testRun?.failureCount != 0) {
            try await app.choose("Order")
            XCTAssertEqual(app.path.last, "receipt")
        }
    }

    func testNothingThatWasLeftIsKept() async throws {
        let app = try FlowDriver(CafeCoordinator(machine: QuickMachine()))
        try await app.type("An", into: "Name")
        try await app.choose("Order")
        try await app.back()
        XCTAssertEqual(app.navigator.findLeaks(), [])
    }
}
