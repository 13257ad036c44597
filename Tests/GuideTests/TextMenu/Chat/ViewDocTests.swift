import TextMenu
import Wayline
import XCTest

/// The sample in the doc comment of View.
@MainActor
final class ViewDocTests: XCTestCase {
    private let chat = ChatCoordinator()

    func testABadgeIsShownBesideTheTitleOfItsTab() async throws {
        let app = try FlowDriver(chat)
        XCTAssertEqual(app.text, "Showcase\nTea\nShowcase, tab, selected\nChat, tab")
        chat.viewModel.unread.value = 3
        chat.viewModel.friend.value = "An"
        XCTAssertEqual(app.text, "Showcase\nTea\nShowcase, tab, selected\nAn, 3, tab")
        let screen = FullScreen(app.navigator, name: "Café")
        XCTAssertEqual(screen.lines[1], "   Showcase   An (3)")
        try await app.choose("An")
        XCTAssertEqual(app.path, ["chat"])
    }

    func testAFrontEndOfYourOwnBindsTitlesAndBadges() async throws {
        let agent = try Agent(App("Chat") { _ in self.chat })
        _ = agent.act(#"{"item": "Chat", "action": "select"}"#)
        chat.viewModel.friend.value = "An"
        chat.viewModel.unread.value = 3
        let page = try XCTUnwrap(agent.news().first)
        XCTAssertTrue(page.contains(#""item":"An","role":"screen""#), page)
        XCTAssertTrue(page.contains(#""item":"An","role":"tab""#), page)
    }
}
