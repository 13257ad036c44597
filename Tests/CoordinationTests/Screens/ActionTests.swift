import Binding
import Coordination
import WaylineRouting
import XCTest

/// An action of a screen has any number of observers, as long as the screen is there.
@MainActor
final class ActionTests: XCTestCase {
    private let lobby = Lobby()

    private func desk(_ navigator: Navigator) throws -> NamedScreen {
        try XCTUnwrap(navigator.screen as? NamedScreen)
    }

    func testAnActionReachesEachListenerAndAnybodyElse() async throws {
        let navigator = try Navigator(lobby)
        var others: [String] = []
        let token = try desk(navigator).actions.bind { others.append($0) }
        try desk(navigator).actions.send("ring")
        XCTAssertEqual(lobby.heard, ["ring", "also ring"])
        XCTAssertEqual(others, ["ring"])
        token.cancel()
    }

    func testTheCoordinatorsTransitionOfAnActionIsDone() async throws {
        let navigator = try Navigator(lobby)
        navigator.go(.push("hall"))
        try desk(navigator).actions.send("leave")
        XCTAssertEqual(navigator.state.path, ["desk"])
    }

    func testAScreenThatHasLeftIsNotHeard() async throws {
        let navigator = try Navigator(lobby)
        navigator.go(.push("hall"))
        let hall = try desk(navigator)
        navigator.go(.pop)
        hall.actions.send("ring")
        XCTAssertEqual(lobby.heard, [])
    }

    func testAnActionInStartIsHeardAndOneInStopIsNot() async throws {
        lobby.onMake = { place in
            place.onStart = { $0.actions.send("in \($0.name)") }
            place.onStop = { $0.actions.send("out \($0.name)") }
        }
        let navigator = try Navigator(lobby)
        navigator.go(.root("hall"))
        let heard = ["in desk", "also in desk", "in hall", "also in hall"]
        XCTAssertEqual(lobby.heard, heard)
    }

    func testAnActionAtTheEndOfAMembersBindingsIsNotHeard() async throws {
        let navigator = try Navigator(lobby)
        lobby.onMake = { hall in
            hall.onStart = { hall in
                let member = NamedScreen("member")
                member.onStart = { $0.keep(AnyCancellable { hall.actions.send("leave") }) }
                hall.adopt(member)
            }
        }
        navigator.go(.push("hall"))
        navigator.go(.pop)
        XCTAssertEqual(lobby.heard, [])
    }

    func testAnActionOfAFlowThatEndsIsNotHeard() async throws {
        let navigator = try Navigator(lobby)
        lobby.onMake = { $0.onStop = { $0.actions.send("leave") } }
        navigator.go(.start("lobby"))
        navigator.go(.finish)
        navigator.end()
        XCTAssertEqual(navigator.state.path, ["desk"])
        XCTAssertEqual(lobby.heard, [])
    }

    func testARestoredScreenIsHeard() async throws {
        let old = try Navigator(Lobby())
        old.go(.push("hall"))
        let navigator = try Navigator(lobby)
        _ = try navigator.take(old.save())
        try desk(navigator).actions.send("leave")
        XCTAssertEqual(lobby.heard.first, "leave")
        XCTAssertEqual(navigator.state.path, ["desk"])
    }
}
