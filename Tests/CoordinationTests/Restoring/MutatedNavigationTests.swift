import Coordination
import TestSupport
import WaylineRouting
import XCTest

/// A saved navigation that went wrong is restored, in part or not at all: it never traps.
/// `WAYLINE_OPERATIONS` says how often.
@MainActor
final class MutatedNavigationTests: XCTestCase {
    private var turns: Int {
        TestSize.count(2_000, all: 5_000)
    }

    func testNoMutationOfASavedNavigationTraps() async throws {
        try await mutate(full)
    }

    func testNoMutationOfWhatIsPendingTraps() async throws {
        try await mutate(waiting)
    }

    private func mutate(_ saved: Navigator) async throws {
        var random = SplitMix.printed()
        let bytes = try edited(saved.save())
        var committed = 0
        let navigator = try Navigator(TabbedTour(TourDiary()), settings: .findingLeaks)
        for _ in 0..<turns {
            let mutated = Mutation.some(of: bytes, using: &random)
            guard let (attempt, _) = try? navigator.restore(mutated) else { continue }
            guard case .committed = attempt.outcome else { continue }
            committed += 1
            navigator.go(.push("b"))
            navigator.go(.pop)
            navigator.go(.unwind)
            XCTAssertEqual(navigator.findLeaks(), [])
        }
        XCTAssertGreaterThan(committed, 0, "no mutation was restored")
    }

    /// A restored place that waits for a tour, the first thing that a guard has demanded.
    private var waiting: Navigator {
        get throws {
            let diary = TourDiary()
            let navigator = try Navigator(
                TabbedTour(diary), after: [.start("tour"), .push("b"), .push("c"), .push("b")])
            let bytes = try navigator.save()
            diary.entries["c"] = .after(.start("tour"))
            _ = try navigator.restore(bytes)
            XCTAssertEqual(navigator.state.pending.count, 1)
            return navigator
        }
    }

    private var full: Navigator {
        get throws {
            try Navigator(
                TabbedTour(TourDiary()),
                after: [
                    .push("b"), .select("mail"), .push("gone"), .start("tour"),
                    .push("note", ["id": 7]), .start("tour"), .present("b"),
                    .alert(Alert("Sure?")),
                ])
        }
    }
}
