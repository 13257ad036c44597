import ScreenSupport
import Wayline
import XCTest

/// A user's place after a login that is a flow with a way on.
@MainActor
final class PlaceAfterLoginTests: XCTestCase {
    private let store = TestStore()

    /// Starts the app in a run in which nobody is logged in.
    private func start() throws -> (driver: FlowDriver, user: Observable<String?>) {
        let user = Observable<String?>(nil)
        let app = App("House", user: { $0.user }) { _ in HouseCoordinator(user) }
        return (try FlowDriver(app, Diary.options(store)), user)
    }

    /// Logs in, and ends the login flow. The screen below it is shown for a moment.
    private func logIn(_ name: String, _ run: (driver: FlowDriver, user: Observable<String?>)) {
        run.driver.navigator.go(.enter("login"))
        run.user.value = name
        run.driver.navigator.go(.finish)
    }

    /// Leaves the place of a user in the room.
    private func leaveRoom(_ name: String) throws {
        let run = try start()
        logIn(name, run)
        run.driver.navigator.go(.push("room"))
        XCTAssertEqual(run.driver.path, ["rooms", "room"])
        try run.driver.app?.end()
    }

    func testThePlaceComesBackAfterTheWayOnFromTheLogin() async throws {
        try leaveRoom("an")
        let second = try start()
        logIn("an", second)
        XCTAssertEqual(second.driver.path, ["rooms", "room"])
        try second.driver.app?.end()
        let third = try start()
        logIn("bo", third)
        XCTAssertEqual(third.driver.path, ["rooms"])
    }

    func testNobodyComesToAPlaceAfterALoginThatHasEndedAtOnce() async throws {
        let first = try start()
        first.driver.navigator.go(.push("room"))
        try await first.driver.advance(by: .seconds(1))
        first.user.value = "an"
        first.user.value = nil
        first.driver.navigator.go(.enter("rooms"))
        XCTAssertEqual(first.driver.path, ["rooms"])
    }

    func testThePlaceDoesNotComeBackAfterAWayOnAmongEarlierScreens() async throws {
        try leaveRoom("an")
        let second = try start()
        second.driver.navigator.go(.start("visit"))
        second.user.value = "an"
        second.driver.navigator.go(.finish)
        XCTAssertEqual(second.driver.path, ["door", "room"])
        second.driver.navigator.go(.enter("rooms"))
        XCTAssertEqual(second.driver.path, ["rooms"])
    }

    func testThePlaceDoesNotComeBackLater() async throws {
        try leaveRoom("an")
        let second = try start()
        second.user.value = "an"
        second.driver.navigator.go(.push("room"))
        second.driver.navigator.go(.enter("rooms"))
        XCTAssertEqual(second.driver.path, ["rooms"])
    }
}

private final class HouseCoordinator: Coordinator {
    static let flow = Flow<HouseCoordinator>("door") {
        FlowScreen("door") { _ in FixedScreen("Door") }
        FlowScreen("room") { _ in FixedScreen("Hall") }
        ChildFlow("login") { _ in
            LoginCoordinator()
        } onResult: { _, _ in
            .enter("rooms")
        }
        ChildFlow("visit") { _ in
            LoginCoordinator()
        } onResult: { _, _ in
            .push("room")
        }
        ChildFlow("rooms") { _ in RoomsCoordinator() }
    }

    let user: Observable<String?>

    init(_ user: Observable<String?>) { self.user = user }
}

private final class LoginCoordinator: Coordinator {
    static let flow = Flow<LoginCoordinator>("password") {
        FlowScreen("password") { _ in FixedScreen("Password") }
    }
}

private final class RoomsCoordinator: Coordinator {
    static let flow = Flow<RoomsCoordinator>("rooms") {
        FlowScreen("rooms") { _ in FixedScreen("Rooms") }
        FlowScreen("room") { _ in FixedScreen("Room") }
    }
}
