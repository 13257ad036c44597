import Coordination
import WaylineRouting
import XCTest

/// The draft of a screen is saved with its place.
@MainActor
final class DraftTests: XCTestCase {
    private let tour = Tour(TourDiary())

    private func written(_ texts: String...) throws -> Navigator {
        let navigator = try Navigator(tour)
        for text in texts {
            navigator.go(.push("note", ["id": 7]))
            let note = try XCTUnwrap(navigator.screen as? NoteScreen)
            note.draft = .init(text: text, password: "hunter2")
        }
        return navigator
    }

    func testADraftComesBackBeforeTheScreenStarts() async throws {
        let new = try Navigator(Tour(TourDiary()))
        XCTAssertEqual(try new.take(written("one", "two").save()), [])
        XCTAssertEqual((new.screen as? NoteScreen)?.atStart?.text, "two")
        new.go(.pop)
        XCTAssertEqual((new.screen as? NoteScreen)?.draft.text, "one")
    }

    func testASecretInADraftIsNotSavedAndComesBackBlank() async throws {
        let bytes = try written("one").save()
        XCTAssertFalse(String(decoding: bytes, as: UTF8.self).contains("hunter2"))
        let new = try Navigator(Tour(TourDiary()))
        _ = try new.take(bytes)
        XCTAssertEqual((new.screen as? NoteScreen)?.draft, .init(text: "one", password: ""))
    }

    func testADraftThatDoesNotFitIsReportedAndTheScreenIsThere() async throws {
        let bytes = try edited(written("one").save(), #""text":"one""#, #""text":1"#)
        let new = try Navigator(Tour(TourDiary()))
        let omissions = try new.take(bytes)
        XCTAssertEqual(omissions.map(\.route), ["note"])
        XCTAssertEqual(omissions.map(\.kind), [.draft])
        let reason =
            "'text' is 1, where text is needed. Give that, or change the type of the field."
        XCTAssertEqual(omissions.map(\.reason), [reason])
        XCTAssertEqual((new.screen as? NoteScreen)?.atStart, .init())
    }

    func testADraftGoesToNoScreenThatAGuardLeadsTo() async throws {
        let old = try Navigator(tour, after: [.push("b"), .push("note", ["id": 7])])
        (old.screen as? NoteScreen)?.draft = .init(text: "one", password: "hunter2")
        let bytes = try old.save()
        let diary = TourDiary()
        // The third screen of either way.
        diary.entries["b"] = .redirect(
            .sequence([.push("c"), .push("c"), .push("note", ["id": 8])]))
        let new = try Navigator(Tour(diary))
        let attempt = try new.restore(bytes).attempt
        XCTAssertEqual(attempt.outcome, .committed(revision: new.state.revision))
        XCTAssertEqual((new.screen as? NoteScreen)?.id, 8)
        XCTAssertEqual((new.screen as? NoteScreen)?.draft, .init())
    }

    func testADraftStaysWithItsScreenWhenOthersAreCut() async throws {
        let old = try written("one")
        old.go(.sequence([.push("gone"), .push("note", ["id": 1])]))
        let text = try edited(old.save(), #""gone""#, #""lost""#)
        let new = try Navigator(Tour(TourDiary()))
        XCTAssertEqual(try new.take(text).map(\.route), ["lost"])
        XCTAssertEqual((new.screen as? NoteScreen)?.draft.text, "one")
    }
}
