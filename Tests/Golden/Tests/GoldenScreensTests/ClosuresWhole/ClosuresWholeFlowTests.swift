import GoldenScreens
import Wayline
import XCTest

/// Each way out of the flow, with what its parent hears.
@MainActor
final class ClosuresWholeFlowTests: XCTestCase {
    private let host = FlowHost()

    private func begin() throws -> FlowDriver {
        let app = try FlowDriver(host)
        app.navigator.go(.start(.closuresWhole))
        return app
    }

    func testDoneEndsItWithTheName() async throws {
        let app = try begin()
        try await app.type("An", into: "Name")
        try await app.choose("Done")
        let output = ClosuresWholeOutput(name: "An")
        XCTAssertEqual(host.heard, [.finished(output)])
        XCTAssertEqual(app.path, ["host"])
        XCTAssertEqual(app.navigator.findLeaks(), [])
    }

    func testBackCancelsIt() async throws {
        let app = try begin()
        try await app.back()
        XCTAssertEqual(host.heard, [.cancelled])
    }
}

/// Starts the flow, and hears how it ends.
private final class FlowHost: Coordinator {
    static let flow = Flow<FlowHost>("host") {
        ScreenRoute("host") { _ in HostScreen() }
        ChildFlow(.closuresWhole) { _ in
            ClosuresWholeCoordinator()
        } onResult: { host, result in
            host.heard.append(result)
            return .stay
        }
    }

    let way = Way()
    var heard: [FlowResult<ClosuresWholeOutput>] = []
}

private final class HostScreen: Screen {
    let way = Way()
}
