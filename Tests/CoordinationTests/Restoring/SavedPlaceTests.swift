import Coordination
import Foundation
import WaylineRouting
import XCTest

/// The files of `SavedPlaces`, which earlier builds have saved, are restored. They are never
/// written again, so that a place that a user has saved stays readable.
@MainActor
final class SavedPlaceTests: XCTestCase {
    private func bytes(_ name: String) throws -> [UInt8] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let file = folder.appendingPathComponent("SavedPlaces/\(name).json")
        return try Array(Data(contentsOf: file))
    }

    func testTabsAChildFlowAndAModalOneAreRestored() async throws {
        let navigator = try Navigator(TabbedTour(TourDiary()))
        XCTAssertEqual(try navigator.take(bytes("Tabs")), [])
        let tabs = navigator.state.root.tabs
        XCTAssertEqual(
            tabs.map { $0.stack.elements.map(\.route) }, [["news", "b"], ["mail", "b"], ["self"]])
        XCTAssertEqual(
            tabs[1].stack.top.parameters, ["a": nil, "list": [1.5, true], "say": "\"ü\n$"])
        XCTAssertEqual(navigator.state.path, ["mail", "b", "a", "note", "b"])
        navigator.go(.dismiss)
        let note = try XCTUnwrap(navigator.screen as? NoteScreen)
        XCTAssertEqual(note.id, 7)
        XCTAssertEqual(note.draft, .init(text: "one", password: ""))
    }

    func testALinkThatWaitsForALoginGoesOn() async throws {
        let navigator = try Bazaar().begin()
        XCTAssertEqual(try navigator.take(bytes("Login")), [])
        XCTAssertEqual(navigator.state.path, ["products", "login"])
        try XCTUnwrap(navigator.coordinator as? BazaarLogin).logIn()
        XCTAssertEqual(navigator.state.path, ["products", "order"])
    }
}
