import GoldenScreens
import Wayline
import XCTest

/// Tests each way out of the flow, and the result that the parent receives.
@MainActor
final class ClosuresAbAbAbAbAbAbAbAbAbAbAbFlowTests: XCTestCase {
    private let host = FlowHost()

    private func begin() throws -> FlowDriver {
        let app = try FlowDriver(host)
        app.navigator.go(.start(.closuresAbAbAbAbAbAbAbAbAbAbAb))
        return app
    }

    func testDoneEndsItWithTheName() async throws {
        let app = try begin()
        try await app.type("An", into: "Name")
        try await app.choose("Done")
        let output = ClosuresAbAbAbAbAbAbAbAbAbAbAbOutput(name: "An")
        XCTAssertEqual(host.ends, [.finished(output)])
        XCTAssertEqual(app.path, ["host"])
        XCTAssertEqual(app.navigator.findLeaks(), [])
    }

    func testBackCancelsIt() async throws {
        let app = try begin()
        try await app.back()
        XCTAssertEqual(host.ends, [.cancelled])
    }
}

/// Starts the flow and records its results.
private final class FlowHost: Coordinator {
    static let flow = Flow<FlowHost>("host") {
        ScreenRoute("host") { _ in HostScreen() }
        ChildFlow(.closuresAbAbAbAbAbAbAbAbAbAbAb) { _ in
            ClosuresAbAbAbAbAbAbAbAbAbAbAbCoordinator()
        } onResult: { host, result in
            host.ends.append(result)
            return .stay
        }
    }

    let way = Way()
    var ends: [FlowResult<ClosuresAbAbAbAbAbAbAbAbAbAbAbOutput>] = []
}

private final class HostScreen: Screen {
    let way = Way()
}
