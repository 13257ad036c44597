import WaylineRouting
import XCTest

/// A context tells a router where its route is performed.
final class RouteContextTests: XCTestCase {
    private func context(
        _ transitions: Transition..., shape: FlowShape = .stack([PlaceStep("home")])
    ) throws -> RouteContext {
        let state = try NavigationState(root: PlaceStep("app"), shape: shape)
        return RouteContext(try transitions.reduce(state) { try $0.applying($1) })
    }

    func testOnTheFirstScreenNothingLiesBelow() throws {
        let context = try context()
        XCTAssertEqual(context.route, "home")
        XCTAssertEqual(context.flow, "app")
        XCTAssertEqual(context.presentation, .root)
        XCTAssertEqual(context.below, [])
    }

    func testTheScreensBelowAreNamedFromTheLowest() throws {
        let context = try context(.push("news"), .push("article", ["id": 7]))
        XCTAssertEqual(context.route, "article")
        XCTAssertEqual(context.below, ["home", "news"])
        XCTAssertEqual(context.state.top.parameters, ["id": 7])
    }

    func testInAChildFlowOnlyItsOwnScreensLieBelow() throws {
        let context = try context(.push("news"), .start("sign-up"), .push("terms"))
        XCTAssertEqual(context.route, "terms")
        XCTAssertEqual(context.flow, "sign-up")
        XCTAssertEqual(context.presentation, .child)
        XCTAssertEqual(context.below, ["sign-up"])
    }

    func testAPresentedScreenIsAFlowOfItsOwn() throws {
        let context = try context(.push("news"), .present("filter"))
        XCTAssertEqual(context.route, "filter")
        XCTAssertEqual(context.flow, "filter")
        XCTAssertEqual(context.presentation, .modal)
        XCTAssertEqual(context.below, [])
    }

    func testAMainFlowIsToldFromOneThatWasStarted() throws {
        let context = try context(.enter("shop"), .push("basket"))
        XCTAssertEqual(context.flow, "shop")
        XCTAssertEqual(context.presentation, .main)
        XCTAssertEqual(context.below, ["shop"])
    }

    func testInATabTheScreensOfTheOthersDoNotLieBelow() throws {
        let context = try context(
            .push("article", ["id": 7]), .select(name: "profile"), .push("settings"),
            shape: .homeTabs)
        XCTAssertEqual(context.route, "settings")
        XCTAssertEqual(context.flow, "app")
        XCTAssertEqual(context.presentation, .root)
        XCTAssertEqual(context.below, ["profile"])
    }

    func testAnAlertLeavesTheContextAsItIs() throws {
        let context = try context(.push("news"), .alert(Alert("Sure?")))
        XCTAssertEqual(context.route, "news")
        XCTAssertEqual(context.below, ["home"])
    }

    func testWithoutAStateTheScreenIsAlone() {
        XCTAssertEqual(RouteContext().route, "screen")
        XCTAssertEqual(RouteContext().presentation, .root)
        XCTAssertEqual(RouteContext().below, [])
    }
}
