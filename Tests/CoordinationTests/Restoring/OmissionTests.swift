import Coordination
import WaylineRouting
import XCTest

/// A place that the app no longer has is left out, with everything above it.
@MainActor
final class OmissionTests: XCTestCase {
    private let diary = TourDiary()

    /// The navigator of the later version, and what it left out of a state after `transitions`.
    private func rebuilt(_ transitions: Transition...) throws -> (Navigator, [OmittedPart]) {
        let old = try Navigator(Tour(TourDiary()), after: transitions)
        let new = try Navigator(RebuiltTour(diary))
        return (new, try new.take(old.save()))
    }

    func testAScreenThatIsGoneIsCutWithAllOverIt() async throws {
        let (navigator, omissions) = try rebuilt(
            .push("b"), .push("gone"), .push("b"), .start("tour"), .present("b"))
        XCTAssertEqual(navigator.state.path, ["a", "b"])
        let reason =
            "'gone' is not a route here. The routes are 'a', 'b', 'c', 'note', 'unmade'. "
            + "Did you mean 'note'?"
        XCTAssertEqual(omissions.map(\.route), ["gone"])
        XCTAssertEqual(omissions.map(\.reason), [reason])
        XCTAssertEqual(omissions.map(\.kind), [.place])
    }

    func testAnInputThatHasChangedIsCut() async throws {
        let (navigator, omissions) = try rebuilt(.push("b"), .push("note", ["id": 7]), .push("c"))
        XCTAssertEqual(navigator.state.path, ["a", "b"])
        XCTAssertEqual(omissions.map(\.route), ["note"])
        XCTAssert(omissions.first?.reason.contains("'slug'") ?? false, "\(omissions)")
    }

    func testAScreenThatCannotBeMadeIsCut() async throws {
        let (navigator, omissions) = try rebuilt(.push("unmade"), .present("b"))
        XCTAssertEqual(navigator.state.path, ["a"])
        let reason = "'unmade' could not be made: out of order"
        XCTAssertEqual(omissions.map(\.route), ["unmade"])
        XCTAssertEqual(omissions.map(\.reason), [reason])
        XCTAssertEqual(omissions.map(\.kind), [.place])
    }

    func testAFlowThatIsGoneIsCutAndNobodyHearsOfIt() async throws {
        let (navigator, omissions) = try rebuilt(.start("tour"), .start("gone-tour"), .push("b"))
        XCTAssertEqual(navigator.state.path, ["a", "a"])
        XCTAssertEqual(omissions.map(\.route), ["gone-tour"])
        XCTAssertEqual(diary.results, [])
    }

    func testAFlowThatCannotBeMadeIsCut() async throws {
        let (navigator, omissions) = try rebuilt(.push("b"), .start("unmade-tour"), .start("tour"))
        XCTAssertEqual(navigator.state.path, ["a", "b"])
        XCTAssertEqual(omissions.map(\.route), ["unmade-tour"])
        XCTAssertEqual(omissions.map(\.reason), ["'unmade-tour' could not be made: out of order"])
    }

    func testAFlowOfWhichNothingIsLeftIsCut() async throws {
        let (navigator, omissions) = try rebuilt(
            .push("b"), .start("tour"), .replace("gone"), .push("b"))
        XCTAssertEqual(navigator.state.path, ["a", "b"])
        XCTAssertEqual(omissions.map(\.route), ["gone"])
    }

    func testTabsAreCutSeparately() async throws {
        let (navigator, omissions) = try rebuilt(
            .start("tour"), .push("gone"), .present("b"), .push("unmade"))
        XCTAssertEqual(navigator.state.path, ["a", "a"])
        XCTAssertEqual(omissions.map(\.route), ["gone"])
    }

    func testAnAlertOverWhatIsCutIsCutToo() async throws {
        let (navigator, _) = try rebuilt(.push("gone"), .alert(Alert("Sure?")))
        XCTAssertNil(navigator.scene.alert)
    }

    func testIfNothingIsLeftNothingChanges() async throws {
        let old = try Navigator(Tour(TourDiary()), after: [.replace("gone")])
        let new = try Navigator(RebuiltTour(diary), after: [.push("b"), .start("tour")])
        let before = new.state
        let (attempt, restoration) = try new.restore(old.save())
        guard case .refused(.unknownRoute("gone", _)) = attempt.outcome else {
            return XCTFail("\(String(describing: attempt.outcome))")
        }
        XCTAssertEqual(new.state, before)
        XCTAssertEqual(diary.results, [])
        XCTAssertEqual(restoration.omissions, [])
    }
}
