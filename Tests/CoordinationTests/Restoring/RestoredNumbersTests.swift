import Coordination
import WaylineRouting
import XCTest

/// The numbers of entries and flows, and revisions, tell what there is from all that there was.
@MainActor
final class RestoredNumbersTests: XCTestCase {
    private func ids(_ navigator: Navigator) -> Set<Int> {
        var (ids, next): (Set<Int>, FlowState?) = ([], navigator.state.root)
        while let flow = next {
            ids.formUnion([flow.id] + flow.stack.map(\.id))
            next = flow.modal ?? flow.child
        }
        return ids
    }

    func testNoNumberComesAgainAfterARestore() async throws {
        let navigator = try Navigator(
            Tour(TourDiary()), after: [.push("b"), .start("tour"), .present("c")])
        let before = ids(navigator)
        _ = try navigator.take(navigator.save())
        let after = ids(navigator)
        XCTAssertEqual(after.count, before.count)
        XCTAssert(after.isDisjoint(with: before))
        navigator.go(.push("b"))
        XCTAssertEqual(ids(navigator).count, before.count + 1)
    }

    func testTheRevisionGoesOnFromTheLaterOfBoth() async throws {
        let old = try Navigator(Tour(TourDiary()), after: [.push("b"), .pop, .push("b")])
        let new = try Navigator(Tour(TourDiary()), after: [.push("b")])
        _ = try new.take(old.save())
        XCTAssertEqual(new.state.revision, 4)
        _ = try old.take(Navigator(Tour(TourDiary())).save())
        XCTAssertEqual(old.state.revision, 4)
    }

    func testADecisionFromBeforeTheRestoreIsSuperseded() async throws {
        let navigator = try Navigator(Tour(TourDiary()), after: [.push("b")])
        let revision = navigator.state.revision
        _ = try navigator.take(navigator.save())
        XCTAssertEqual(navigator.go(.pop, ifStill: revision).outcome, .superseded)
    }

    func testNumbersThatLeaveNoRoomForOthersAreRefused() async throws {
        let navigator = try Navigator(Tour(TourDiary()))
        let bytes = try navigator.save()
        for (old, new) in [
            (#""id":1"#, #""id":9223372036854775806"#),
            (#""revision":0"#, #""revision":9223372036854775807"#),
        ] {
            XCTAssertThrowsError(try navigator.restore(edited(bytes, old, new))) {
                XCTAssert($0 is SnapshotError, "\($0)")
            }
        }
        XCTAssertEqual(try navigator.take(edited(bytes)), [])
    }

    func testARestoreEndsAChangeThatWaitsForAnother() async throws {
        let diary = TourDiary()
        diary.entries["c"] = .after(.present("b"))
        let navigator = try Navigator(Tour(diary))
        let attempt = navigator.go(.push("c"))
        XCTAssertNil(attempt.outcome)
        _ = try navigator.take(navigator.save())
        XCTAssertEqual(attempt.outcome, .superseded)
    }
}
