import ScreenPictures
import TextMenu
import Wayline
import XCTest

/// The pictures of Docs/TextMenu/ViewsAndScreens.md, and what the page says.
@MainActor
final class ViewsAndScreensPageTests: XCTestCase {
    private let page = "ViewsAndScreens"
    private let clock = TestScheduler()

    private func club() throws -> (FullScreen, JoinView) {
        let members = SlowMembers(clock: AnyScheduler(clock))
        let navigator = try Navigator(ClubCoordinator(members: members))
        let screen = try XCTUnwrap(navigator.screen as? JoinScreen)
        return (FullScreen(cafe: navigator), screen.view)
    }

    func testAnErrorIsShownBesideItsField() async throws {
        let (screen, _) = try club()
        screen.type("an.example.com\rsen hong\rsen")
        try assertPicture(screen.body, in: page, under: "Errors beside a field")
    }

    func testWorkTakesItsTime() async throws {
        let (screen, view) = try club()
        screen.type("an@example.com\rsen\rsen\r")
        XCTAssertTrue(view.join.isWorking)
        try assertPicture(screen.body, in: page, under: "Work that takes its time")
        while clock.pending.isEmpty { await Task.yield() }
        clock.advance(by: .seconds(2))
        while view.join.isWorking { await Task.yield() }
        XCTAssertTrue(screen.body.contains("You are a member already."), screen.body)
    }

    func testAScreenIsMadeOfScreens() async throws {
        let navigator = try Navigator(ClubCoordinator())
        navigator.go(.root(.card))
        let screen = FullScreen(cafe: navigator)
        screen.type("1")
        try assertPicture(screen.body, in: page, under: "Screens made of screens")
    }

    func testALongListIsNarrowed() async throws {
        let navigator = try Navigator(DrinksCoordinator())
        let screen = FullScreen(cafe: navigator, rows: 13)
        screen.type("\u{1B}[6~")
        XCTAssertTrue(screen.text.contains("   ↑  11 of 12"), screen.text)
        screen.type("/macchiato\r\u{1B}[B\r")
        XCTAssertEqual(navigator.state.path, ["drinks", "receipt"])
    }
}
