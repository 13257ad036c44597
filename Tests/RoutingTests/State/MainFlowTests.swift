import Foundation
import WaylineRouting
import XCTest

final class MainFlowTests: XCTestCase {
    private let launch = NavigationState(root: "launch")

    func testAMainFlowTakesThePlaceOfAllThatIsShown() throws {
        let state = try launch.applying(.start("terms")).applying(.alert(Alert("Sure?")))
            .applying(.enter("login"))
        XCTAssertEqual(state.path, ["login"])
        XCTAssertEqual(state.activeFlow.kind, .main)
        XCTAssertEqual(state.shownFlows.map(\.route), ["login"])
    }

    func testAMainFlowTakesThePlaceOfAnother() throws {
        let state = try launch.applying(.enter("login")).applying(.push("change"))
            .applying(.start("help")).applying(.enter("home"))
        XCTAssertEqual(state.path, ["home"])
    }

    func testBackDoesNotLeadOutOfAMainFlow() throws {
        let state = try launch.applying(.enter("home"))
        XCTAssertFalse(state.canGoBack)
        XCTAssertThrowsError(try state.applying(.pop)) {
            XCTAssertEqual($0 as? RoutingError, .lastScreen("home"))
        }
        XCTAssertTrue(try state.applying(.push("news")).canGoBack)
    }

    func testAMainFlowThatFinishesLeavesTheAppsOwn() throws {
        let state = try launch.applying(.enter("home")).applying(.push("news")).applying(.finish)
        XCTAssertEqual(state.path, ["launch"])
    }

    func testEnteringAgainEndsOnlyWhatLiesOverTheFlow() throws {
        let home = try launch.applying(.enter("home")).applying(.push("news"))
        let covered = try home.applying(.start("edit")).applying(.present("filter"))
            .applying(.alert(Alert("Sure?")))
        let again = try covered.applying(.enter("home"))
        XCTAssertEqual(again.path, ["home", "news"])
        XCTAssertEqual(again.activeFlow.id, home.activeFlow.id)
        XCTAssertEqual(try home.applying(.enter("home")), home)
    }

    func testEnteringWithOtherParametersBeginsAnew() throws {
        let home = try launch.applying(.enter("home", ["user": 1])).applying(.push("news"))
        let other = try home.applying(.enter("home", ["user": 2]))
        XCTAssertEqual(other.path, ["home"])
        XCTAssertNotEqual(other.activeFlow.id, home.activeFlow.id)
    }

    func testALinkLeadsToATabOfAMainFlowWhoseOtherTabsKeepTheirPlaces() throws {
        let home = try launch.applying(.enter("home")) { _, _ in .homeTabs }
            .applying(.push("article")).applying(.present("filter"))
        let link = Transition.sequence([.enter("home"), .select("profile"), .push("friends")])
        let state = try home.applying(link)
        XCTAssertEqual(state.path, ["profile", "friends"])
        XCTAssertEqual(try state.applying(.select("news")).path, ["news", "article"])
    }

    func testTheTabsBelowAMainFlowCannotBeReached() throws {
        let state = try NavigationState(root: PlaceStep("app"), shape: .homeTabs)
            .applying(.enter("login"))
        XCTAssertThrowsError(try state.applying(.select("profile"))) {
            XCTAssertEqual($0 as? RoutingError, .unknownTab("profile", known: []))
        }
        XCTAssertEqual(try state.applying(.unwind).path, ["news"])
    }

    func testAMainFlowIsSavedAndReadAsOne() throws {
        let state = try launch.applying(.enter("home")).applying(.push("news"))
        XCTAssertEqual(try restored(JSONEncoder().encode(state)), state)
    }

    func testASavedMainFlowBelongsOverTheAppsOwnAlone() throws {
        let state = try launch.applying(.start("home")).applying(.start("edit"))
        let text = String(decoding: try JSONEncoder().encode(state), as: UTF8.self)
        let mains = text.replacingOccurrences(of: #""kind":"child""#, with: #""kind":"main""#)
        XCTAssertEqual(try restored(Data(text.utf8)), state)
        XCTAssertThrowsError(try restored(Data(mains.utf8)))
    }

    private func restored(_ data: Data) throws -> NavigationState {
        try JSONDecoder().decode(NavigationState.self, from: data)
    }
}
