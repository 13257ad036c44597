import Coordination
import TextMenu
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
}

private final class LoadingCoordinator: Coordinator {
    static let flow = Flow<LoadingCoordinator>("numbers") {
        ScreenRoute("numbers") { _ in LoadingScreen() }
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

    var controls: [Control] { [sum] }
}
