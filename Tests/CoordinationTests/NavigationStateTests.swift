import Coordination
import Foundation
import XCTest

final class NavigationStateTests: XCTestCase {
    func testEachTransitionLeadsToItsPath() {
        let state = NavigationState(root: "login").applying(.push("help"))
        let paths: [(Transition, [RouteID])] = [
            (.stay, ["login", "help"]),
            (.push("contact"), ["login", "help", "contact"]),
            (.root("home"), ["home"]),
        ]
        for (transition, path) in paths {
            XCTAssertEqual(state.applying(transition).path, path, "\(transition)")
            XCTAssertEqual(state.applying(transition).top, path.last, "\(transition)")
        }
    }

    func testApplyingATransitionLeavesTheStateAsItIs() {
        let state = NavigationState(root: "login")
        _ = state.applying(.push("help"))
        XCTAssertEqual(state.path, ["login"])
    }

    func testASavedStateComesBackEqual() throws {
        let state = NavigationState(root: "login").applying(.push("help"))
        let saved = try JSONEncoder().encode(state)
        XCTAssertEqual(try JSONDecoder().decode(NavigationState.self, from: saved), state)
    }

    func testAStateWithoutARootIsNotDecoded() {
        let saved = Data(#"{"pushed": []}"#.utf8)
        XCTAssertThrowsError(try JSONDecoder().decode(NavigationState.self, from: saved))
    }
}
