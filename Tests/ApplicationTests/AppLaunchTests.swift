import ScreenSupport
import Wayline
import XCTest

@MainActor
final class AppLaunchTests: XCTestCase {
    func testALinkOfTheStartIsOpened() async throws {
        var options = LaunchOptions()
        options.link = "diary://pages/7"
        let driver = try FlowDriver(Diary.app(), options)
        XCTAssertEqual(driver.path, ["pages", "page"])
        XCTAssertTrue(driver.text.hasPrefix("Page 7\n"), driver.text)
    }

    func testAUserIsToldIfTheLinkOfTheStartLeadsNowhere() async throws {
        var options = LaunchOptions()
        options.link = "diary://nowhere"
        let driver = try FlowDriver(Diary.app(), options)
        XCTAssertEqual(driver.message, "This link leads nowhere.")
        XCTAssertEqual(driver.path, ["pages"])
    }

    func testALinkIsOpenedWhileTheAppRuns() async throws {
        let driver = try FlowDriver(Diary.app())
        let attempt = driver.app?.open("diary://pages/3")
        XCTAssertNotNil(attempt?.outcome)
        XCTAssertEqual(driver.path, ["pages", "page"])
    }

    func testALinkOfTheStartGoesBeforeTheSavedPlace() async throws {
        let store = MemoryStore()
        try await Diary.leaveNote("", in: store, of: nil)
        var options = Diary.options(store)
        options.link = "diary://pages/7"
        let driver = try FlowDriver(Diary.app(), options)
        XCTAssertEqual(driver.path, ["pages", "page"])
    }

    func testThePlaceAndALinkWaitForTheLaunchScreen() async throws {
        let store = MemoryStore()
        try await Diary.leaveNote("Dear diary", in: store, of: "mai")
        let users = DiaryUsers()
        let driver = try FlowDriver(Self.launching(users), Diary.options(store))
        XCTAssertEqual(driver.path, ["launch"])
        XCTAssertNil(driver.app?.open("diary://pages/2"))
        XCTAssertEqual(driver.path, ["launch"])
        users.current.value = "mai"
        driver.navigator.go(.root("pages"))
        try await driver.wait()
        XCTAssertEqual(driver.alerts.map(\.title), ["Throw the note away?"])
        XCTAssertTrue(driver.text.contains("Throw"), driver.text)
    }

    func testWithoutALinkTheLaunchScreenLeadsToThePlace() async throws {
        let store = MemoryStore()
        try await Diary.leaveNote("Dear diary", in: store, of: "mai")
        let users = DiaryUsers()
        let driver = try FlowDriver(Self.launching(users), Diary.options(store))
        users.current.value = "mai"
        driver.navigator.go(.root("pages"))
        XCTAssertEqual(driver.path, ["pages", "note"])
    }

    func testARunThatEndsAtTheLaunchScreenKeepsTheSavedPlace() async throws {
        let store = TestStore()
        try await Diary.leaveNote("Dear diary", in: store, of: "mai")
        let before = store.text("place")
        let driver = try FlowDriver(Self.launching(DiaryUsers()), Diary.options(store))
        try await driver.advance(by: .seconds(5))
        try driver.app?.end()
        XCTAssertEqual(store.text("place"), before)
    }

    func testAUserWhoLogsInLaterComesToThePlace() async throws {
        let store = MemoryStore()
        try await Diary.leaveNote("Dear diary", in: store, of: "mai")
        let users = DiaryUsers()
        let driver = try FlowDriver(Self.launching(users), Diary.options(store))
        driver.navigator.go(.root("pages"))
        try await driver.advance(by: .seconds(1))
        users.current.value = "mai"
        driver.navigator.go(.root("pages"))
        XCTAssertEqual(driver.path, ["pages", "note"])
        XCTAssertTrue(driver.text.contains("Dear diary"), driver.text)
    }

    func testAUserWhoLogsInAmongScreensStaysThere() async throws {
        let store = MemoryStore()
        try await Diary.leaveNote("Dear diary", in: store, of: "mai")
        let users = DiaryUsers()
        let driver = try FlowDriver(Diary.app(users), Diary.options(store))
        users.current.value = "mai"
        driver.navigator.go(.push("held"))
        driver.navigator.go(.root("held"))
        XCTAssertEqual(driver.path, ["held"])
    }

    func testLoggingOutForgetsThePlace() async throws {
        let store = MemoryStore()
        try await Diary.leaveNote("Dear diary", in: store, of: "mai")
        let users = DiaryUsers("mai")
        let driver = try FlowDriver(Diary.app(users), Diary.options(store))
        XCTAssertEqual(driver.path, ["pages", "note"])
        users.current.value = nil
        driver.navigator.go(.root("pages"), leaving: .session)
        try driver.app?.end()
        XCTAssertEqual(
            try FlowDriver(Diary.app(DiaryUsers("mai")), Diary.options(store)).path, ["pages"])
    }

    func testAFreshRunIgnoresTheSavedPlace() async throws {
        let store = MemoryStore()
        try await Diary.leaveNote("Dear diary", in: store, of: nil)
        var options = Diary.options(store)
        options.isFresh = true
        let driver = try FlowDriver(Diary.app(), options)
        XCTAssertEqual(driver.path, ["pages"])
    }

    func testADriversRunHasItsClockAndASeedAndNoFolder() async throws {
        let users = DiaryUsers()
        let driver = try FlowDriver(Diary.app(users))
        try await driver.advance(by: .seconds(3))
        let context = try XCTUnwrap(users.contexts.first)
        XCTAssertEqual(context.clock.now, driver.clock.now)
        XCTAssertNil(context.folder)
        XCTAssertEqual(context.languages.map(\.name), ["English", "Tiếng Việt"])
        var (one, other) = (context.makeRandom(), AppContext.Random(seed: 0))
        XCTAssertEqual(
            (0..<9).map { _ in one.next() }, (0..<9).map { _ in other.next() })
    }

    func testTheEndStopsAllFlows() async throws {
        let driver = try FlowDriver(Diary.app())
        try driver.app?.end()
        XCTAssertTrue(driver.navigator.isOver)
        try driver.app?.end()
    }

    private static func launching(_ users: DiaryUsers) -> App {
        App("Diary", links: Diary.table, user: { $0.users.current }) {
            SlowDiaryCoordinator(users, $0)
        }
        .launching(on: "launch")
    }
}
