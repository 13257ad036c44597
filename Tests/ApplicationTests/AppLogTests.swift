import ScreenSupport
import Wayline
import XCTest

@MainActor
final class AppLogTests: XCTestCase {
    private var lines: [String] = []

    private func run() throws -> (FlowDriver, DiaryUsers) {
        let users = DiaryUsers()
        var options = LaunchOptions()
        options.navigator.findsLeaks = true
        let app = Diary.app(users).logging { [weak self] in self?.lines.append($0) }
        return (try FlowDriver(app, options), users)
    }

    func testALeakIsLogged() async throws {
        let (driver, users) = try run()
        try await driver.choose("Hold")
        try await driver.back()
        try await driver.wait { !lines.isEmpty }
        XCTAssertEqual(lines.count, 1, "\(lines)")
        XCTAssertTrue(lines[0].hasPrefix("leak: DiaryScreen of 'held' in 'app'"), lines[0])
        withExtendedLifetime(users) {}
    }

    func testAnImpossibleDecisionIsLogged() async throws {
        let (driver, _) = try run()
        driver.navigator.send(.perform("nowhere"))
        XCTAssertEqual(lines.count, 1, "\(lines)")
        XCTAssertTrue(lines[0].hasPrefix("fault: 'nowhere' is not a route"), lines[0])
    }

    func testTheLogOfTheOptionsGoesBeforeThatOfTheApp() async throws {
        var own: [String] = []
        var options = LaunchOptions()
        options.log = { own.append($0) }
        let driver = try FlowDriver(Diary.app().logging { _ in XCTFail("logged") }, options)
        driver.navigator.send(.perform("nowhere"))
        XCTAssertEqual(own.count, 1, "\(own)")
    }

    func testWhatIsLeftOutOfAPlaceIsLogged() async throws {
        let store = MemoryStore()
        let users = DiaryUsers()
        let before = try FlowDriver(Diary.app(users), Diary.options(store))
        before.navigator.go(.push("held"))
        try before.app?.end()
        var options = Diary.options(store)
        options.log = { [weak self] in self?.lines.append($0) }
        let app = App("Diary") { SlowDiaryCoordinator(users, $0) }
        let driver = try FlowDriver(app, options)
        try await driver.wait { !lines.isEmpty }
        XCTAssertEqual(driver.path, ["pages"])
        XCTAssertTrue(lines[0].hasPrefix("place: 'held' was left out: "), lines[0])
    }
}
