import Wayline
import XCTest

/// The code of Docs/Coordination/Recipes.md.
@MainActor
final class RecipesPageTests: XCTestCase {
    func testSongsAreRemovedAfterYesOnly() async throws {
        let app = try FlowDriver(PlaylistCoordinator())
        for (answer, isEmpty) in [("Cancel", false), ("Remove", true)] {
            try await app.choose("Remove all")
            XCTAssertEqual(app.alerts.map(\.title), ["Remove all songs?"])
            try await app.choose(answer)
            XCTAssertEqual(app.text.contains("No songs."), isEmpty, app.text)
        }
    }

    func testTheCheckoutBeginsAfterTheLogin() async throws {
        let navigator = try Navigator(StallCoordinator())
        navigator.send(.perform("checkout"))
        XCTAssertEqual(navigator.state.path, ["basket", "password"])
        navigator.send(.perform("done"))
        XCTAssertEqual(navigator.state.path, ["basket", "address"])
        navigator.send(.back)
        navigator.send(.perform("checkout"))
        XCTAssertEqual(navigator.state.path, ["basket", "address"])
    }

    func testBackFromTheLoginLeavesTheUserInTheBasket() async throws {
        let navigator = try Navigator(StallCoordinator())
        navigator.send(.perform("checkout"))
        navigator.send(.back)
        XCTAssertEqual(navigator.state.path, ["basket"])
    }

    func testBackAsksBeforeChangesAreLost() async throws {
        let app = try FlowDriver(NotesCoordinator())
        try await app.type("Call Binh", into: "Text")
        for (answer, path) in [("Cancel", ["notes", "note"]), ("Discard", ["notes"])] {
            try await app.back()
            XCTAssertEqual(app.alerts.map(\.title), ["Discard the changes?"])
            try await app.choose(answer)
            XCTAssertEqual(app.path.map(\.rawValue), path)
        }
    }

    func testASavedNoteIsLeftWithoutAQuestion() async throws {
        let app = try FlowDriver(NotesCoordinator())
        try await app.type("Call Binh", into: "Text")
        try await app.choose("Save")
        XCTAssertEqual(app.path, ["notes"])
    }

    func testTheWizardReturnsAnAddress() async throws {
        let app = try FlowDriver(DeliveryCoordinator())
        try await app.choose("Change")
        try await app.type("12 Ngo Quyen", into: "Street")
        try await app.choose("Next")
        XCTAssertEqual(app.path, ["delivery", "street", "city"])
        try await app.type("Da Nang", into: "City")
        try await app.choose("Done")
        XCTAssertEqual(app.path, ["delivery"])
        XCTAssertTrue(app.text.contains("12 Ngo Quyen, Da Nang"), app.text)
    }

    func testACancelledWizardChangesNothing() async throws {
        let app = try FlowDriver(DeliveryCoordinator())
        try await app.choose("Change")
        try await app.back()
        XCTAssertTrue(app.text.contains("the shop"), app.text)
    }

    func testTheEndOfASessionLeadsToTheLogin() async throws {
        let app = SessionCoordinator()
        let navigator = try Navigator(app)
        XCTAssertEqual(navigator.state.path, ["password"])
        navigator.send(.perform("done"))
        navigator.go(.push(.article, ArticleInput(id: 7)))
        XCTAssertEqual(navigator.state.path, ["articles", "article"])
        app.isLoggedIn.value = false
        XCTAssertEqual(navigator.state.path, ["password"])
        XCTAssertEqual(navigator.findLeaks(), [])
        navigator.send(.perform("done"))
        XCTAssertEqual(navigator.state.path, ["articles"])
    }

    func testALinkWaitsForTheLogin() async throws {
        let navigator = try Navigator(SessionCoordinator())
        let article = ArticleInput(id: 7)
        navigator.go(.sequence([.enter(.tabs), .push(.article, article)]))
        XCTAssertEqual(navigator.state.path, ["password"])
        navigator.send(.perform("done"))
        XCTAssertEqual(navigator.state.path, ["articles", "article"])
    }

    func testTheScreensAreMadeAgainInTheChosenLanguage() async throws {
        let app = try FlowDriver(.bakery)
        XCTAssertTrue(app.text.hasPrefix("Bakery\n"), app.text)
        try await app.choose("Tiếng Việt", in: "Language")
        XCTAssertTrue(app.text.hasPrefix("Tiệm bánh\n"), app.text)
    }

    func testUnreadLettersAreTheBadgeOfTheirTab() async throws {
        let post = PostCoordinator()
        let app = try FlowDriver(post)
        XCTAssertTrue(app.text.hasSuffix("\nInbox, tab"), app.text)
        post.unread.value = 3
        XCTAssertTrue(app.text.hasSuffix("\nInbox, 3, tab"), app.text)
    }
}
