import Binding
import Coordination
import ScreenSupport
import WaylineApplication
import WaylineInterface
import WaylineRouting
import XCTest

@MainActor
final class FlowDriverWorkTests: XCTestCase {
    private let label = Label("")
    private let button = Button("Load")
    private let door = Door()
    private lazy var coordinator = FixedCoordinator([label, button], next: [Button("Sign")])

    func testWorkOffTheMainActorIsAwaited() async throws {
        button.onTap(self) { [label] _ in label.text = await Sums.sum(to: 1_000_000) }
        let app = try FlowDriver(coordinator)
        try await app.choose("Load")
        XCTAssertEqual(label.text, "500000500000")
    }

    func testWorkThatWaitsForTheClockIsLeftUntilItIsTurned() async throws {
        let app = try FlowDriver(coordinator)
        button.onTap(self) { [label, door] _ in
            app.clock.schedule(after: app.clock.now.advanced(by: 3)) { door.open() }
            await door.pass()
            label.text = "Loaded."
        }
        try await app.choose("Load")
        XCTAssertTrue(button.isWorking)
        try await app.advance(by: .seconds(2))
        XCTAssertEqual(label.text, "")
        try await app.advance(by: .seconds(1))
        XCTAssertEqual(label.text, "Loaded.")
    }

    func testWorkThatHasLedElsewhereDoesNotHoldTheUserUp() async throws {
        let app = try FlowDriver(coordinator)
        button.onTap(self) { [label, door] _ in
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
        button.onTap(self) { _ in app.navigator.send(.perform("slow")) }
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
        button.onTap(self) { [door] _ in await door.pass() }
        await assertThrows(
            prefix: "some work has not ended: it waits neither for the clock nor for the user\n"
        ) { try await app.choose("Load") }
        door.open()
    }

    func testWorkOfAControlEndsWithTheScreenThatShowsItWhoeverItNames() async throws {
        for press in [
            { app in try await app.choose("Wait") },
            { app in try await app.perform("Wait", on: "phở", in: "Dishes") },
        ] as [@MainActor (FlowDriver) async throws -> Void] {
            let waits = Waits()
            var settings = NavigatorSettings()
            settings.findsLeaks = true
            let app = try FlowDriver(
                WaitCoordinator(waits), clock: waits.clock, settings: settings)
            var leaks: [Leak] = []
            let token = app.navigator.leaks.bind { leaks.append($0) }
            app.navigator.go(.push("wait"))
            try await press(app)
            XCTAssertEqual(app.clock.pending.count, 1)
            try await app.back()
            try await app.wait { waits.cancellations == 1 }
            XCTAssertEqual(app.clock.pending, [])
            XCTAssertEqual(leaks + app.navigator.findLeaks(), [])
            token.cancel()
        }
    }

    func testAWorkingButtonCannotBePressed() async throws {
        let app = try FlowDriver(coordinator)
        button.onTap(self) { [door] _ in
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

/// A screen whose controls name its view model, which waits for an hour.
private final class WaitScreen: ViewScreen {
    let view = FixedView("Wait", [])
    let viewModel: WaitModel

    init(_ waits: Waits) {
        viewModel = WaitModel(waits)
        let (button, list) = (Button("Wait"), List("Dishes", ["phở"]))
        button.onTap(viewModel) { await $0.wait() }
        list.actions = [RowAction("Wait", viewModel) { model, _ in await model.wait() }]
        view.controls = [button, list]
    }
}

@MainActor
private final class WaitModel {
    private let waits: Waits

    init(_ waits: Waits) {
        self.waits = waits
    }

    func wait() async {
        do { try await waits.clock.sleep(for: .seconds(3600)) } catch {
            // The end takes a moment, in which the work still holds the view model.
            for _ in 0..<50 { await Task.yield() }
            waits.cancellations += 1
        }
    }
}

@MainActor
private final class Waits {
    let clock = TestScheduler()
    var cancellations = 0
}

private final class WaitCoordinator: Coordinator {
    static let flow = Flow<WaitCoordinator>("first") {
        FlowScreen("first") { _ in FixedScreen("First") }
        FlowScreen("wait") { WaitScreen($0.waits) }
    }

    private let waits: Waits

    init(_ waits: Waits) {
        self.waits = waits
    }
}

/// Work that is done elsewhere.
private enum Sums {
    static func sum(to last: Int) async -> String {
        await Task.detached { "\((1...last).reduce(0, +))" }.value
    }
}
