import Coordination
import WaylineRouting
import XCTest

/// Tabs are those that the app declares now; each is as it was saved, if it was.
@MainActor
final class RestoringTabsTests: XCTestCase {
    private let diary = TourDiary()

    /// The navigator of the later version, and what it left out of a state after `transitions`.
    private func retabbed(_ transitions: Transition...) throws -> (Navigator, [OmittedPart]) {
        let old = try Navigator(TabbedTour(TourDiary()), after: transitions)
        let new = try Navigator(RetabbedTour(diary))
        return (new, try new.take(old.save()))
    }

    private func routes(_ navigator: Navigator) -> [[RouteName]] {
        navigator.state.root.tabs.map { $0.stack.elements.map(\.route) }
    }

    func testTabsStandAsTheyAreDeclaredNow() async throws {
        let (navigator, omissions) = try retabbed(.push("b"), .select("mail"))
        XCTAssertEqual(navigator.state.root.tabs.map(\.name), ["help", "mail", "news"])
        XCTAssertEqual(routes(navigator), [["help"], ["mail"], ["news", "b"]])
        let reason = "'self' is not a tab: there are 'help', 'mail', 'news'."
        XCTAssertEqual(omissions.map(\.route), ["self"])
        XCTAssertEqual(omissions.map(\.reason), [reason])
        XCTAssertEqual(omissions.map(\.kind), [.place])
    }

    func testTheTabThatWasSelectedStaysSelected() async throws {
        let (navigator, _) = try retabbed(.select("mail"), .start("tour"))
        XCTAssertEqual(navigator.state.path, ["mail", "a"])
        navigator.go(.finish(with: RouteParameters(Postcard(text: "hi"))))
        XCTAssertEqual(diary.results, ["0: hi"])
    }

    func testIfTheSelectedTabIsGoneTheFirstIsSelected() async throws {
        let (navigator, _) = try retabbed(.select("self"), .push("b"), .present("b"))
        XCTAssertEqual(navigator.state.path, ["help"])
        XCTAssertEqual((navigator.screen as? NamedScreen)?.notes, ["start"])
    }

    func testAScreenThatIsGoneIsCutInItsTabAlone() async throws {
        let (navigator, omissions) = try retabbed(
            .push("b"), .push("gone"), .select("mail"), .push("b"))
        XCTAssertEqual(routes(navigator), [["help"], ["mail", "b"], ["news", "b"]])
        XCTAssertEqual(omissions.map(\.route), ["gone", "self"])
    }

    func testATabOfWhichNothingIsLeftBeginsAfresh() async throws {
        let (navigator, omissions) = try retabbed(.replace("gone"), .present("b"))
        XCTAssertEqual(routes(navigator), [["help"], ["mail"], ["news"]])
        XCTAssertEqual(navigator.state.path, ["news"])
        XCTAssertEqual(omissions.map(\.route), ["gone", "self"])
    }

    func testATabCannotStandTwice() async throws {
        let bytes = try edited(
            Navigator(TabbedTour(diary)).save(), #""name":"mail""#, #""name":"news""#)
        let navigator = try Navigator(TabbedTour(diary))
        XCTAssertEqual(try navigator.take(bytes).map(\.route), ["news"])
        XCTAssertEqual(routes(navigator), [["news"], ["mail"], ["self"]])
    }

    func testTabsAreNotAStackNorAStackTabs() async throws {
        let tabs = try Navigator(TabbedTour(diary))
        let stack = try Navigator(Tour(diary))
        let fromTabs = try stack.restore(tabs.save()).attempt
        let fromStack = try tabs.restore(stack.save()).attempt
        XCTAssertEqual(
            fromTabs.outcome?.error?.description,
            "'app' could not be made: it was saved with tabs, and is declared without.")
        XCTAssertEqual(
            fromStack.outcome?.error?.description,
            "'app' could not be made: it was saved without tabs, and is declared with some.")
        XCTAssertEqual(stack.state.revision + tabs.state.revision, 0)
    }
}
