import Coordination
import ScreenSupport
import WaylineApplication
import WaylineInterface
import WaylineRouting
import XCTest

@MainActor
final class FlowDriverStartTests: XCTestCase {
    func testTheWorkOfTheFirstScreenIsAwaited() async throws {
        let app = try FlowDriver(LoadingCoordinator())
        XCTAssertFalse(app.text.contains("5050"), app.text)
        try await app.wait()
        XCTAssertTrue(app.text.contains("5050"), app.text)
    }

    func testTheWorkAfterACallOfTheNavigatorIsAwaited() async throws {
        let app = try FlowDriver(LoadingCoordinator())
        try await app.wait()
        app.navigator.go(.push("numbers"))
        XCTAssertFalse(app.text.contains("5050"), app.text)
        try await app.wait()
        XCTAssertTrue(app.text.contains("5050"), app.text)
    }

    func testAnAppThatIsStartedAgainGoesToItsPlaceAndForgetsWhatItDidNotSave() async throws {
        var roots = 0
        let numbers = App("Numbers") { _ in
            roots += 1
            return LoadingCoordinator()
        }
        let app = try FlowDriver(numbers)
        try await app.wait()
        app.navigator.go(.push("more"))
        try await app.wait()
        try await app.type("7", into: "Guess")
        let first = app.navigator
        try await app.restart()
        XCTAssertTrue(first.isOver)
        XCTAssertEqual(roots, 2)
        XCTAssertEqual(app.path, ["numbers", "more"])
        XCTAssertTrue(app.text.contains("5050"), app.text)
        XCTAssertFalse(app.text.contains("7"), app.text)
    }

    func testWithoutAnAppNothingCanBeStartedAgain() async throws {
        let app = try FlowDriver(LoadingCoordinator())
        do {
            try await app.restart()
            XCTFail("started")
        } catch let error as FlowDriverError {
            XCTAssertTrue(
                error.description.hasPrefix(
                    "there is no app to start again: make the driver with an App"))
        }
    }
}

private final class LoadingCoordinator: Coordinator {
    static let flow = Flow<LoadingCoordinator>("numbers") {
        FlowScreen("numbers") { _ in LoadingScreen() }
        FlowScreen("more") { _ in LoadingScreen() }
    }
}

private final class LoadingScreen: ViewScreen {
    let view = LoadingView()

    func start() {
        begin { screen in
            for _ in 0..<20 { await Task.yield() }
            screen.view.sum.text = "5050"
        }
    }
}

private final class LoadingView: View {
    let title = "Numbers"
    let sum = Label()
    let guess = TextField("Guess")

    var controls: [Control] { [sum, guess] }
}
