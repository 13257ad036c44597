import ScreenSupport
import Wayline
import XCTest

/// The facts of the decisions in a recording.
@MainActor
final class RecordedFactsTests: XCTestCase {
    private func recording(of app: FlowDriver) async throws -> String {
        do { try await app.choose("Nowhere") } catch { return try Recording(error).text }
        return ""
    }

    func testTheFactsOfADecisionAreMadeOnce() async throws {
        let desk = Desk(CountingScreen())
        let app = try FlowDriver(desk)
        try await app.send(.perform("ask"))
        XCTAssertEqual(desk.screen.count, 1)
        try await app.choose("Yes")
        XCTAssertEqual(desk.screen.count, 2)
        let text = try await recording(of: app)
        for number in 1...2 {
            XCTAssertTrue(text.contains("> facts: {\"number\":\(number)}\n"), text)
        }
        XCTAssertFalse(text.contains("{\"number\":3}"), text)
    }

    func testThoseOfAPartOfAScreenAreMadeOnce() async throws {
        let part = CountingScreen()
        let app = try FlowDriver(Desk(CountingScreen(), part))
        XCTAssertEqual(part.perform(.stay).outcome, .stayed(because: "Here."))
        XCTAssertEqual(part.count, 1)
        let text = try await recording(of: app)
        XCTAssertTrue(text.contains("> facts: {\"number\":1}\n"), text)
    }
}

private final class Desk: Coordinator {
    static let flow = Flow<Desk>("desk") { FlowScreen("desk") { $0.screen } }

    let screen: CountingScreen

    init(_ screen: CountingScreen, _ part: CountingScreen? = nil) {
        self.screen = screen
        if let part { screen.children = [part] }
    }
}

/// A screen that counts how often its facts are made.
private final class CountingScreen: Screen {
    typealias Routes = CountingRouter

    var children: [any Screen] = []
    private(set) var count = 0

    var facts: CountingRouter.Facts {
        count += 1
        return .init(number: count)
    }
}

private struct CountingRouter: Router {
    enum Route: String, CaseIterable {
        case ask, stay
    }

    struct Facts: RouterFacts {
        var number = 0
    }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        switch route {
        case .ask: .alert(Alert("Sure?", actions: [.init("Yes", route: "stay")]))
        case .stay: .stay(because: "Here.")
        }
    }
}
