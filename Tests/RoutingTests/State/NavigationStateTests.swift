import WaylineRouting
import XCTest

final class NavigationStateTests: XCTestCase {
    func testEachTransitionLeadsToItsPath() throws {
        let state = try walk([.push("help"), .push("contact")])
        let paths: [(Transition, [RouteName])] = [
            (.stay, ["login", "help", "contact"]),
            (.stay(because: "Wait."), ["login", "help", "contact"]),
            (.push("form"), ["login", "help", "contact", "form"]),
            (.replace("form"), ["login", "help", "form"]),
            (.root("home"), ["home"]),
            (.stack([PlaceStep("home"), PlaceStep("news")]), ["home", "news"]),
            (.pop, ["login", "help"]),
            (.popTo(name: "login"), ["login"]),
            (.popTo(name: "contact"), ["login", "help", "contact"]),
            (.popToRoot, ["login"]),
            (.present("terms"), ["login", "help", "contact", "terms"]),
            (.start("sign-up"), ["login", "help", "contact", "sign-up"]),
            (.sequence([.pop, .push("form")]), ["login", "help", "form"]),
        ]
        for (transition, path) in paths {
            XCTAssertEqual(try state.applying(transition).path, path, "\(transition)")
            XCTAssertEqual(try state.applying(transition).top.route, path.last, "\(transition)")
        }
    }

    func testAnImpossibleTransitionSaysWhy() throws {
        let state = try walk([.push("help")])
        let tabs = try NavigationState(root: PlaceStep("home"), shape: .homeTabs)
        let faults: [(NavigationState, Transition, RoutingError)] = [
            (NavigationState(root: "login"), .pop, .lastScreen("login")),
            (state, .popTo(name: "home"), .notInStack("home", stack: ["login", "help"])),
            (state, .dismiss, .nothingToDismiss),
            (state, .finish, .rootCannotFinish("login")),
            (state, .select("news"), .unknownTab("news", known: [])),
            (tabs, .select("new"), .unknownTab("new", known: ["news", "profile"])),
            (state, .stack([]), .emptyStack),
            (state, .sequence([.pop, .pop]), .lastScreen("login")),
        ]
        for (state, transition, error) in faults {
            XCTAssertThrowsError(try state.applying(transition), "\(transition)") {
                XCTAssertEqual($0 as? RoutingError, error)
            }
        }
    }

    func testApplyingATransitionLeavesTheStateAsItIs() throws {
        let state = NavigationState(root: "login")
        _ = try state.applying(.push("help"))
        XCTAssertEqual(state, NavigationState(root: "login"))
    }

    func testOnlyAChangeMakesANewRevision() throws {
        let state = NavigationState(root: "login")
        XCTAssertEqual(try state.applying(.stay).revision, 0)
        XCTAssertEqual(try state.applying(.sequence([.stay, .stay])), state)
        XCTAssertEqual(try state.applying(.push("help")).revision, 1)
        XCTAssertEqual(try state.applying(.sequence([.push("a"), .push("b")])).revision, 1)
    }

    func testGoingToWhereTheUserIsChangesNothing() throws {
        let tabs = try NavigationState(root: PlaceStep("home"), shape: .homeTabs)
        for transition: Transition in [.popToRoot, .popTo(name: "news"), .select("news")] {
            XCTAssertEqual(try tabs.applying(transition), tabs)
        }
        let asked = try tabs.applying(.alert(Alert("Sure?")))
        for transition: Transition in [.popToRoot, .popTo(name: "news")] {
            XCTAssertNil(try asked.applying(transition).activeFlow.alert)
        }
    }

    func testTheSameTransitionsLeadToEqualStates() throws {
        let transitions: [Transition] = [.push("help"), .start("sign-up"), .pop, .present("terms")]
        XCTAssertEqual(try walk(transitions), try walk(transitions))
        XCTAssertNotEqual(try walk(transitions), try walk(transitions.dropLast()))
    }

    private func walk(_ transitions: [Transition]) throws -> NavigationState {
        try transitions.reduce(NavigationState(root: "login")) { try $0.applying($1) }
    }
}

extension FlowShape {
    static let homeTabs = FlowShape.tabs([PlaceStep("news"), PlaceStep("profile")])
}
