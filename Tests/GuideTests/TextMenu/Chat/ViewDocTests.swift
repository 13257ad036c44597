import TextMenu
import Wayline
import XCTest

/// The sample in the doc comment of View.
@MainActor
final class ViewDocTests: XCTestCase {
    private let chat = ChatCoordinator()
    private var written: [String] = []

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
        let clock = TestScheduler()
        let navigator = try Navigator(chat)
        let front = JSONFrontEnd(navigator, clock: AnyScheduler(clock)) { self.written.append($0) }
        clock.advance()
        navigator.send(.select("chat"))
        clock.advance()
        chat.viewModel.friend.value = "An"
        chat.viewModel.unread.value = 3
        clock.advance()
        XCTAssertEqual(
            written.suffix(2),
            [
                #"{"trail": ["Chat"], "page": ["Write, button"]}"#,
                #"{"trail": ["An"], "page": ["Write, button"]}"#,
            ])
        withExtendedLifetime(front) {}
    }
}
