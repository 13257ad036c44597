import Wayline
import XCTest

@testable import GoldenScreens

/// Tests each way out of the flow, and the result that the parent receives.
@MainActor
final class PublishedWholeFlowTests: XCTestCase {
    private let host = FlowHost()

    private func begin() throws -> FlowDriver {
        let app = try FlowDriver(host)
        app.navigator.go(.start(.publishedWhole))
        return app
    }

    func testDoneEndsItWithTheName() async throws {
        let app = try begin()
        try await app.type("An", into: "Name")
        try await app.choose("Done")
        XCTAssertEqual(host.ends, [.finished(.init(name: "An"))])
        XCTAssertEqual(app.path, ["host"])
        XCTAssertEqual(app.navigator.findLeaks(), [])
    }

    func testBackCancelsIt() async throws {
        try await begin().back()
        XCTAssertEqual(host.ends, [.cancelled])
    }
}

/// Starts the flow and records its results.
private final class FlowHost: Coordinator {
    static let flow = Flow<FlowHost>(.init("host")) {
        ScreenRoute(.init("host")) { _ in HostScreen() }
        ChildFlow(.publishedWhole) { _ in
            PublishedWholeCoordinator()
        } onResult: { host, result in
            host.ends.append(result)
            return .stay
        }
    }

    var ends: [FlowResult<PublishedWholeOutput>] = []
}

private final class HostScreen: Screen {}
