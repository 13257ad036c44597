import WaylineRouting
import XCTest

final class FlowTests: XCTestCase {
    private let home = NavigationState(root: "home")

    func testAChildFlowBeginsWithItsShape() throws {
        let state = try home.applying(.start("sign-up")) {
            route, _ in
            route == "sign-up" ? .stack([PlaceStep("name"), PlaceStep("password")]) : nil
        }
        XCTAssertEqual(state.path, ["home", "name", "password"])
        XCTAssertEqual(state.activeFlow.route, "sign-up")
        XCTAssertEqual(state.activeFlow.kind, .child)
    }

    func testGoingBackFromTheFirstScreenOfAChildFlowEndsIt() throws {
        let state = try home.applying(.start("sign-up")).applying(.pop)
        XCTAssertEqual(state.path, ["home"])
        XCTAssertEqual(state.activeFlow.kind, .root)
    }

    func testFinishingEndsTheInnermostFlow() throws {
        let state = try home.applying(.start("a")).applying(.start("b")).applying(.finish)
        XCTAssertEqual(state.activeFlow.route, "a")
    }

    func testATransitionConcernsTheInnermostFlowAlone() throws {
        let state = try home.applying(.push("news")).applying(.start("sign-up"))
            .applying(.root("name"))
        XCTAssertEqual(state.path, ["home", "news", "name"])
    }

    func testADismissalEndsWhatWasPresentedLastAndAllOverIt() throws {
        let state = try home.applying(.present("filter")).applying(.push("colour"))
            .applying(.start("picker")).applying(.dismiss)
        XCTAssertEqual(state.path, ["home"])
    }

    func testADismissalPutsAwayTheAlertFirst() throws {
        let asked = try home.applying(.present("filter")).applying(.alert(Alert("Sure?")))
        XCTAssertEqual(asked.activeFlow.alert, Alert("Sure?"))
        let put = try asked.applying(.dismiss)
        XCTAssertNil(put.activeFlow.alert)
        XCTAssertEqual(put.path, ["home", "filter"])
    }

    func testAnAlertIsSettledByTheNextChangeOfItsFlow() throws {
        let state = try home.applying(.alert(Alert("Sure?"))).applying(.push("news"))
        XCTAssertNil(state.activeFlow.alert)
        let covered = try home.applying(.alert(Alert("Sure?"))).applying(.present("filter"))
        XCTAssertNil(covered.root.alert)
    }

    func testUnwindingEndsAllThatLiesOverTheRoot() throws {
        let state = try home.applying(.push("news")).applying(.start("a"))
            .applying(.present("b")).applying(.alert(Alert("Sure?")))
        XCTAssertEqual(try state.applying(.unwind).path, ["home", "news"])
        XCTAssertNil(try state.applying(.unwind).root.alert)
    }

    func testUnwindingLeavesTheTabsThatAreNotShown() throws {
        let state = try NavigationState(root: PlaceStep("home"), shape: .homeTabs)
            .applying(.start("edit")).applying(.select("profile")).applying(.start("edit"))
            .applying(.unwind)
        XCTAssertEqual(state.path, ["profile"])
        XCTAssertEqual(try state.applying(.select("news")).path, ["news", "edit"])
    }

    func testUnwindingTheRootAloneChangesNothing() throws {
        XCTAssertEqual(try home.applying(.unwind), home)
    }

    func testEachTabKeepsItsPlace() throws {
        let tabs = try NavigationState(root: PlaceStep("home"), shape: .homeTabs)
            .applying(.push("article"))
            .applying(.select("profile"))
            .applying(.start("edit"))
        XCTAssertEqual(tabs.path, ["profile", "edit"])
        XCTAssertEqual(try tabs.applying(.select("news")).path, ["news", "article"])
        XCTAssertEqual(
            try tabs.applying(.select("news")).applying(.select("profile")).path,
            ["profile", "edit"])
    }

    func testAnAlertOverATabStaysWithIt() throws {
        let state = try NavigationState(root: PlaceStep("home"), shape: .homeTabs)
            .applying(.alert(Alert("Sure?"))).applying(.select("profile"))
        XCTAssertNil(state.activeFlow.alert)
        XCTAssertNil(try state.applying(.select("news")).activeFlow.alert)
    }

    func testATabUnderSomethingPresentedCannotBeSelected() throws {
        let state = try NavigationState(root: PlaceStep("home"), shape: .homeTabs)
            .applying(.present("filter"))
        XCTAssertThrowsError(try state.applying(.select("profile"))) {
            XCTAssertEqual($0 as? RoutingError, .unknownTab("profile", known: []))
        }
    }

    func testATabUnderSomethingPresentedOverAChildFlowCannotBeSelected() throws {
        let state = try NavigationState(root: PlaceStep("home"), shape: .homeTabs)
            .applying(.start("edit")).applying(.present("filter"))
        XCTAssertThrowsError(try state.applying(.select("profile"))) {
            XCTAssertEqual($0 as? RoutingError, .unknownTab("profile", known: []))
        }
    }

    func testFlowsCannotLieOverEachOtherWithoutEnd() throws {
        var state = home
        for _ in 1..<NavigationState.deepest { state = try state.applying(.start("again")) }
        XCTAssertThrowsError(try state.applying(.start("again"))) {
            XCTAssertEqual($0 as? RoutingError, .tooManyFlows(limit: 64))
        }
    }
}
