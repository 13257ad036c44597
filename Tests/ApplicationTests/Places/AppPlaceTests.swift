import ScreenSupport
import Wayline
import XCTest

/// The place that is kept between runs.
@MainActor
final class AppPlaceTests: XCTestCase {
    private let store = TestStore()

    private static let unreadable =
        "Your place of last time could not be restored, so the app starts at the beginning. "
        + "What was saved is damaged, or from another version of the app. A copy of it is kept."

    private func run(_ user: String? = nil) throws -> (FlowDriver, DiaryUsers) {
        let users = DiaryUsers(user)
        return (try FlowDriver(Diary.app(users), Diary.options(store)), users)
    }

    func testThePlaceAndTheDraftComeBack() async throws {
        try await Diary.leaveNote("Dear diary", in: store, of: nil)
        let (driver, _) = try run()
        XCTAssertEqual(driver.path, ["pages", "note"])
        XCTAssertTrue(driver.text.contains("Dear diary"), driver.text)
    }

    func testADraftIsSavedASecondLater() async throws {
        let (driver, _) = try run()
        try await driver.choose("Write")
        try await driver.advance(by: .seconds(1))
        try await driver.type("Dear diary", into: "Text")
        XCTAssertFalse(store.text("place").contains("Dear diary"))
        try await driver.advance(by: .seconds(1))
        XCTAssertTrue(store.text("place").contains("Dear diary"))
    }

    func testAChangeOfThePlaceIsSavedAtOnceAndOnce() async throws {
        let (driver, _) = try run()
        try await driver.advance(by: .seconds(0))
        XCTAssertEqual(store.writes, 0)
        try await driver.choose("Write")
        try await driver.back()
        try await driver.choose("Write")
        try await driver.advance(by: .seconds(0))
        XCTAssertEqual(store.writes, 1)
        XCTAssertTrue(store.text("place").contains("note"))
    }

    func testAPlaceThatHasNotChangedIsNotWrittenAgain() async throws {
        let (driver, _) = try run()
        try await driver.choose("Write")
        try await driver.advance(by: .seconds(10))
        XCTAssertEqual(store.writes, 1)
        try driver.app?.end()
        XCTAssertEqual(store.writes, 1)
    }

    func testThePlaceComesBackForTheSameUserOnly() async throws {
        try await Diary.leaveNote("Dear diary", in: store, of: "mai")
        XCTAssertEqual(try run("an").0.path, ["pages"])
        XCTAssertEqual(try run(nil).0.path, ["pages"])
        XCTAssertEqual(try run("mai").0.path, ["pages", "note"])
    }

    func testAfterAChangeOfTheUserThePlaceIsThatOfTheNewUser() async throws {
        let (driver, users) = try run("mai")
        try await driver.choose("Write")
        try await driver.advance(by: .seconds(1))
        users.current.value = "an"
        driver.navigator.go(.root("pages"))
        driver.navigator.go(.push("page", ["number": 4]))
        try driver.app?.end()
        XCTAssertEqual(try run("mai").0.path, ["pages", "note"])
        XCTAssertEqual(try run("an").0.path, ["pages", "page"])
    }

    func testTheScreensOfAUserAreNotKeptForTheNextOne() async throws {
        let (driver, users) = try run("mai")
        try await driver.choose("Write")
        try await driver.type("Dear diary", into: "Text")
        users.current.value = "an"
        try await driver.advance(by: .seconds(5))
        try driver.app?.end()
        XCTAssertFalse(store.text("place").contains("Dear diary"))
        XCTAssertEqual(try run("an").0.path, ["pages"])
    }

    func testAStoreThatFailsIsToldOnce() async throws {
        let (driver, _) = try run()
        store.fails = true
        try await driver.choose("Write")
        try await driver.advance(by: .seconds(1))
        XCTAssertEqual(
            driver.message,
            "Your place in the app could not be saved for the next time. The shelf is full.")
        try await driver.type("Dear diary", into: "Text")
        try await driver.advance(by: .seconds(5))
        XCTAssertNil(driver.message)
    }

    func testAStoreThatWorksAgainGetsThePlaceAndASecondFailureIsTold() async throws {
        let (driver, _) = try run()
        try await driver.choose("Write")
        store.fails = true
        try await driver.advance(by: .seconds(1))
        XCTAssertNotNil(driver.message)
        store.fails = false
        try await driver.type("Dear diary", into: "Text")
        try await driver.advance(by: .seconds(1))
        XCTAssertTrue(store.text("place").contains("Dear diary"))
        store.fails = true
        try await driver.type("Dear all", into: "Text")
        try await driver.advance(by: .seconds(1))
        XCTAssertNotNil(driver.message)
    }

    func testAFailureOfTheLastSaveIsThrown() async throws {
        let (driver, _) = try run()
        store.fails = true
        try await driver.choose("Write")
        XCTAssertThrowsError(try driver.app?.end()) { XCTAssertTrue($0 is TestStore.Failure) }
        XCTAssertTrue(driver.navigator.isOver)
    }

    func testAPlaceThatCannotBeReadIsToldAndACopyIsKept() async throws {
        try await Diary.leaveNote("Dear diary", in: store, of: nil)
        for damaged in [
            "no JSON", store.text("place").replacingOccurrences(of: "note", with: "nota"),
        ] {
            try store.write(Array(damaged.utf8), as: "place")
            var lines: [String] = []
            let app = Diary.app().logging { lines.append($0) }
            let driver = try FlowDriver(app, Diary.options(store))
            XCTAssertEqual(driver.path, ["pages"])
            XCTAssertEqual(driver.message, Self.unreadable)
            XCTAssertEqual(store.text("place-unreadable"), damaged)
            XCTAssertEqual(lines.count, 1, "\(lines)")
        }
    }

    func testAStoreThatCannotBeReadIsTold() async throws {
        store.fails = true
        let (driver, _) = try run()
        XCTAssertEqual(driver.message?.hasSuffix("The shelf is full."), true)
        XCTAssertEqual(driver.path, ["pages"])
    }

    func testAPlaceThatCouldNotBeReadIsCopiedBeforeItIsReplaced() async throws {
        try await Diary.leaveNote("Dear diary", in: store, of: nil)
        store.fails = true
        let (driver, _) = try run()
        store.fails = false
        try await driver.advance(by: .seconds(1))
        XCTAssertTrue(store.text("place-unreadable").contains("Dear diary"))
        XCTAssertFalse(store.text("place").contains("Dear diary"))
    }

    /// A run that comes back to the locked screen, whose guard has not answered yet.
    private func runThatWaitsAtTheDoor() async throws -> (FlowDriver, DiaryUsers) {
        let (first, _) = try run()
        first.navigator.go(.push("locked"))
        try await first.wait()
        try first.app?.end()
        let users = DiaryUsers()
        users.isSlow = true
        let slow = try FlowDriver(Diary.app(users), Diary.options(store))
        while !users.door.isWaitedFor { await Task.yield() }
        return (slow, users)
    }

    func testAPlaceThatIsGivenUpBeforeItsGuardHasAnsweredIsCopied() async throws {
        try await Diary.leaveNote("Dear diary", in: store, of: nil)
        let (slow, users) = try await runThatWaitsAtTheDoor()
        slow.navigator.go(.push("held"))
        users.door.open()
        try await slow.wait()
        try slow.app?.end()
        XCTAssertEqual(slow.path, ["pages", "held"])
        XCTAssertTrue(store.text("place-unreadable").contains("Dear diary"))
    }

    func testARunThatEndsBeforeAGuardHasAnsweredKeepsThePlace() async throws {
        let (slow, users) = try await runThatWaitsAtTheDoor()
        XCTAssertEqual(slow.path, ["pages"])
        try slow.app?.end()
        users.door.open()
        let (last, _) = try run()
        try await last.wait()
        XCTAssertEqual(last.path, ["pages", "locked"])
    }

    func testAnAppHasAStoreOfItsOwn() async throws {
        let driver = try FlowDriver(Diary.app().storing(in: store))
        try await driver.choose("Write")
        try driver.app?.end()
        XCTAssertEqual(store.writes, 0)
        let app = try Diary.app().storing(in: store).start()
        app.open("diary://pages/1")
        try app.end()
        XCTAssertEqual(store.writes, 1)
    }
}
