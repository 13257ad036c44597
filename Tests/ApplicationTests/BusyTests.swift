import Coordination
import ScreenSupport
import WaylineApplication
import WaylineRouting
import XCTest

/// An app is busy while work is under way that does not wait for the user.
@MainActor
final class BusyTests: XCTestCase {
    private func vault() throws -> RunningApp {
        try App("Vault") { _ in VaultCoordinator() }.storing(in: MemoryStore()).start()
    }

    func testAGuardThatWaitsForTheUserKeepsNobodyBusy() async throws {
        let app = try vault()
        app.navigator.go(.push(.vault))
        while app.navigator.state.path.last != "code" { await Task.yield() }
        XCTAssertFalse(app.isBusy)
        await app.waitForWork()
        app.navigator.send(.back)
        while app.navigator.state.path.last != "hall" { await Task.yield() }
        try app.end()
    }

    func testWorkOfAScreenIsWaitedFor() async throws {
        let app = try vault()
        var turns = 0
        let screen = try XCTUnwrap(app.navigator.screen as? FixedScreen)
        screen.begin { _ in
            for _ in 0..<3 {
                await Task.yield()
                turns += 1
            }
        }
        XCTAssertTrue(app.isBusy)
        await app.waitForWork()
        XCTAssertEqual(turns, 3)
        XCTAssertFalse(app.isBusy)
        try app.end()
    }
}

private final class VaultCoordinator: Coordinator {
    static let flow = Flow<VaultCoordinator>(.hall) {
        FlowScreen(.hall) { _ in FixedScreen("Hall") }
        FlowScreen(.code) { _ in FixedScreen("Code") }
        FlowScreen(.vault) { _ in FixedScreen("Vault") }
            .onEnter { vault, _ in
                await vault.present(.code) == "1234" ? .allow : .refuse(because: "Wrong code.")
            }
    }
}

extension Destination<NoInput, NoOutput> {
    fileprivate static let hall = Self("hall")
    fileprivate static let vault = Self("vault")
}

extension Destination<NoInput, String> {
    fileprivate static let code = Self(RouteName(rawValue: "code"))
}
