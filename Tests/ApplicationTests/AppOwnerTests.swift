import ScreenSupport
import Wayline
import XCTest

/// The things that belong to one user, or to nobody any more.
@MainActor
final class AppOwnerTests: XCTestCase {
    private let session = ArchiveSession()
    private let store = TestStore()
    private let clock = TestScheduler()
    private var lines: [String] = []

    private func start() throws -> RunningApp {
        var options = LaunchOptions()
        options.store = store
        options.clock = AnyScheduler(clock)
        options.log = { [weak self] in self?.lines.append($0) }
        return try App(
            "Archive", links: ArchiveCoordinator.links, user: { $0.session.user }
        ) { [session] _ in
            ArchiveCoordinator(session)
        }
        .start(options)
    }

    private func logIn(_ user: String, to app: RunningApp) throws {
        try XCTUnwrap(app.navigator.coordinator as? ArchiveLogin).logIn(user)
    }

    private func draft(_ app: RunningApp) -> String? {
        (app.navigator.screen as? ArchiveLetter)?.draft
    }

    /// Writes into the screen of `route`.
    private func write(_ text: String, on route: RouteName, of app: RunningApp) {
        app.navigator.go(.push(route, .none))
        (app.navigator.screen as? ArchiveLetter)?.draft = text
    }

    func testThePlaceThatWaitsForALoginIsNotForTheNextUser() async throws {
        let app = try start()
        write("secret", on: "diary", of: app)
        session.expire()
        XCTAssertEqual(app.navigator.state.path, ["hall", "password"])
        try logIn("bo", to: app)
        XCTAssertEqual(app.navigator.state.path, ["hall"])
        try app.end()
        XCTAssertFalse(store.text("place").contains("secret"))
    }

    func testALinkThatCameAfterTheUserIsForTheNextOne() async throws {
        for (user, path) in [("bo", ["hall", "diary"]), ("an", ["hall", "diary", "diary"])] {
            (session.user.value, session.isValid.value) = ("an", true)
            let app = try start()
            app.navigator.go(.root("hall"))
            write("secret", on: "diary", of: app)
            session.expire()
            app.open("archive://diary")
            XCTAssertEqual(app.navigator.state.pending.count, 2)
            try logIn(user, to: app)
            XCTAssertEqual(app.navigator.state.path.map(\.rawValue), path)
            XCTAssertEqual(draft(app), "")
            try app.end()
        }
    }

    func testALinkThatAUserHasLeftWaitingIsNotForTheNextOne() async throws {
        for (user, path) in [("bo", ["hall"]), ("an", ["hall", "diary"])] {
            (session.user.value, session.isValid.value) = ("an", false)
            let app = try start()
            app.open("archive://diary")
            session.user.value = nil
            XCTAssertEqual(app.navigator.state.pending.count, 1)
            try logIn(user, to: app)
            XCTAssertEqual(app.navigator.state.path.map(\.rawValue), path)
            try app.end()
        }
    }

    func testThePlaceThatWaitsForALoginComesBackToItsUser() async throws {
        let app = try start()
        write("secret", on: "diary", of: app)
        session.expire()
        try logIn("an", to: app)
        XCTAssertEqual(app.navigator.state.path, ["hall", "diary"])
        XCTAssertEqual(draft(app), "secret")
    }

    func testAfterARestartThePlaceThatWaitsIsItsUsersAlone() async throws {
        for (user, path) in [("bo", ["hall"]), ("an", ["hall", "diary"])] {
            (session.user.value, session.isValid.value) = ("an", true)
            let first = try start()
            write("secret", on: "diary", of: first)
            session.expire()
            try first.end()
            let next = try start()
            try logIn(user, to: next)
            XCTAssertEqual(next.navigator.state.path.map(\.rawValue), path)
            try next.end()
        }
    }

    func testADraftThatIsDiscardedAtQuittingDoesNotComeBack() async throws {
        let app = try start()
        write("Dear bank", on: "letter", of: app)
        clock.advance(by: .seconds(1))
        XCTAssertTrue(store.text("place").contains("Dear bank"))
        app.navigator.quit()
        app.navigator.send(.answer("Yes"))
        try app.end()
        XCTAssertEqual(draft(try start()), "")
    }

    func testADraftIsKeptIfTheUserStays() async throws {
        let app = try start()
        write("Dear bank", on: "letter", of: app)
        app.navigator.quit()
        app.navigator.send(.answer("Yes"))
        app.navigator.go(.push("hall"))
        app.navigator.go(.pop)
        try app.end()
        XCTAssertEqual(draft(try start()), "Dear bank")
    }

    func testADraftThatCannotBeSavedIsLeftOutAndLoggedOnce() async throws {
        let app = try start()
        write("Dear bank", on: "letter", of: app)
        app.navigator.go(.push("balance"))
        (app.navigator.screen as? ArchiveBalance)?.draft = .nan
        var messages: [String] = []
        let tokens = app.navigator.bindMessages(in: { .english }) { messages.append($0) }
        clock.advance(by: .seconds(3))
        XCTAssertTrue(store.text("place").contains("Dear bank"))
        XCTAssertEqual(messages, [])
        XCTAssertEqual(
            lines,
            [
                "place: 'balance' was left out: the value is nan, and only finite numbers can be "
                    + "kept. Use nil instead."
            ])
        withExtendedLifetime(tokens) {}
    }

    func testAFailureLeavesAQuestionOpen() async throws {
        let app = try start()
        write("Dear bank", on: "letter", of: app)
        let attempt = app.navigator.send(.back)
        store.fails = true
        clock.advance(by: .seconds(1))
        XCTAssertNotNil(app.navigator.question)
        XCTAssertNil(attempt.outcome)
        var messages: [String] = []
        let tokens = app.navigator.bindMessages(in: { .english }) { messages.append($0) }
        XCTAssertEqual(
            messages,
            ["Your place in the app could not be saved for the next time. The shelf is full."])
        withExtendedLifetime(tokens) {}
    }

    func testAPlaceOfWhichNothingIsLeftIsToldAndCopied() async throws {
        try await Diary.leaveNote("Dear diary", in: store, of: "an")
        let app = try start()
        var messages: [String] = []
        let tokens = app.navigator.bindMessages(in: { .english }) { messages.append($0) }
        while messages.isEmpty { await Task.yield() }
        XCTAssertEqual(messages.last?.hasPrefix("Your place of last time could not be"), true)
        app.navigator.go(.push("letter"))
        try app.end()
        XCTAssertTrue(store.text("place-unreadable").contains("Dear diary"))
        withExtendedLifetime(tokens) {}
    }
}
