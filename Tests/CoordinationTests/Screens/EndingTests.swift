import Binding
import Coordination
import WaylineRouting
import XCTest

/// A navigator can be ended at any time, also in the middle of a change.
@MainActor
final class EndingTests: XCTestCase {
    private var places: [NamedScreen] = []
    private let lobby = Lobby()

    /// A navigator that is ended where `arrange` says, in the change to another screen and a flow.
    private func end(_ arrange: @escaping @MainActor (NamedScreen, Navigator) -> Void) throws {
        let navigator = try Navigator(lobby)
        (navigator.screen as? NamedScreen).map { arrange($0, navigator) }
        lobby.onMake = { [unowned self, unowned navigator] place in
            places.append(place)
            arrange(place, navigator)
        }
        navigator.go(.sequence([.replace("hall"), .start("lobby")]))
        navigator.go(.push("hall"))
        XCTAssertEqual(navigator.go(.push("desk")).outcome, .superseded)
    }

    /// Each screen that has started has stopped once, and leads nowhere.
    private func expectAllStopped(line: UInt = #line) {
        XCTAssertFalse(places.isEmpty, line: line)
        for place in places {
            let ends = place.notes.filter { $0 == "start" || $0 == "stop" }
            let isPaired = ends == ["start", "stop"] || ends.isEmpty
            XCTAssertTrue(isPaired, "\(place.name): \(place.notes)", line: line)
            XCTAssertNil(place.revision, line: line)
        }
    }

    func testInAStop() async throws {
        try end { place, navigator in
            place.onStop = { [unowned navigator] _ in navigator.end() }
        }
        expectAllStopped()
    }

    func testInAStart() async throws {
        try end { place, navigator in
            place.onStart = { [unowned navigator] _ in navigator.end() }
        }
        expectAllStopped()
    }

    func testInAnAction() async throws {
        try end { place, navigator in
            place.onStart = { $0.actions.send("leave") }
            place.onStop = { [unowned navigator] _ in navigator.end() }
        }
        expectAllStopped()
    }

    func testInAMaker() async throws {
        try end { _, navigator in navigator.end() }
        XCTAssertEqual(places.map(\.notes), [])
    }

    func testInAShow() async throws {
        let lamp = RecordingFrontEnd()
        try end { place, navigator in
            navigator.attach(lamp)
            lamp.onShow = { [unowned navigator] in navigator.end() }
            self.places.append(place)
        }
        expectAllStopped()
    }
}
