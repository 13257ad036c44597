import Binding
import Coordination
import TextMenu
import WaylineRouting
import XCTest

@MainActor
final class FlowDriverWorkTests: XCTestCase {
    private let label = Label("")
    private let button = Button("Load")
    private let door = Door()
    private lazy var coordinator = FixedCoordinator([label, button], next: [Button("Sign")])

    func testWorkOffTheMainActorIsAwaited() async throws {
        button.onTap { [label] in label.text = await Sums.sum(to: 1_000_000) }
        let app = try FlowDriver(coordinator)
        try await app.choose("Load")
        XCTAssertEqual(label.text, "500000500000")
    }

    func testWorkThatWaitsForTheClockIsLeftUntilItIsTurned() async throws {
        let app = try FlowDriver(coordinator)
        button.onTap { [label, door] in
            app.clock.schedule(after: app.clock.now.advanced(by: 3)) { door.open() }
            await door.pass()
            label.text = "Loaded."
        }
        try await app.choose("Load")
        XCTAssertTrue(button.isWorking)
        try await app.advance(by: 2)
        XCTAssertEqual(label.text, "")
        try await app.advance(by: 1)
        XCTAssertEqual(label.text, "Loaded.")
    }

    func testWorkThatHasLedElsewhereDoesNotHoldTheUserUp() async throws {
        let app = try FlowDriver(coordinator)
        button.onTap { [label, door] in
            app.navigator.go(.push("next"))
            await door.pass()
            label.text = "Signed."
        }
        try await app.choose("Load")
        XCTAssertEqual(app.path, ["first", "next"])
        door.open()
        try await app.back()
        XCTAssertEqual(label.text, "Signed.")
    }

    func testAGuardThatTakesItsTimeIsAwaited() async throws {
        let app = try FlowDriver(coordinator)
        button.onTap { app.navigator.send(.perform("slow")) }
        Task {
            while !coordinator.door.isWaitedFor { await Task.yield() }
            for _ in 0..<500 { await Task.yield() }
            coordinator.door.open()
        }
        try await app.choose("Load")
        XCTAssertEqual(app.path, ["first", "slow"])
    }

    func testWorkWithoutEndIsAMistake() async throws {
        let app = try FlowDriver(coordinator)
        app.patience = .milliseconds(20)
        button.onTap { [door] in await door.pass() }
        await assertThrows(
            prefix: "some work has not ended: it waits neither for the clock nor for the user\n"
        ) { try await app.choose("Load") }
        door.open()
    }

    func testAWorkingButtonCannotBePressed() async throws {
        let app = try FlowDriver(coordinator)
        button.onTap { [door] in
            app.clock.schedule(after: app.clock.now.advanced(by: 1)) {}
            await door.pass()
        }
        try await app.choose("Load")
        await assertThrows(
            prefix: "'Load' is still working: advance the clock, or wait until it is done\n"
        ) { try await app.choose("Load") }
        door.open()
    }

    func testAStepWaitsForTheEffectOfAScreensOwnWork() async throws {
        let app = try FlowDriver(coordinator)
        Task { [label] in label.text = await Sums.sum(to: 100_000) }
        try await app.wait { app.text.contains("5000050000") }
    }

    func testAnExpectationThatIsNeverMetFails() async throws {
        let app = try FlowDriver(coordinator)
        app.patience = .milliseconds(20)
        await assertThrows(
            prefix: "the condition did not become true in time\nThe screen:\n| First"
        ) {
            try await app.wait { false }
        }
    }
}

/// Work that is done elsewhere.
private enum Sums {
    static func sum(to last: Int) async -> String {
        await Task.detached { "\((1...last).reduce(0, +))" }.value
    }
}
