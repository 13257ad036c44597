import Coordination
import Randomness
import WaylineRouting
import XCTest

/// A saved navigation that went wrong is restored, in part or not at all: it never traps.
/// `WAYLINE_OPERATIONS` says how often.
@MainActor
final class MutatedNavigationTests: XCTestCase {
    private var turns: Int {
        TestSize.count(500, all: 5_000)
    }

    func testNoMutationOfASavedNavigationTraps() async throws {
        var random = SplitMix.printed()
        let bytes = try edited(full.save())
        var committed = 0
        let navigator = try Navigator(TabbedTour(TourDiary()), settings: .findingLeaks)
        for _ in 0..<turns {
            let mutated = Mutation.some(of: bytes, using: &random)
            guard let (attempt, _) = try? navigator.restore(mutated) else { continue }
            guard case .committed = attempt.outcome else { continue }
            committed += 1
            navigator.go(.push("b"))
            navigator.go(.pop)
            XCTAssertEqual(navigator.findLeaks(), [])
        }
        XCTAssertGreaterThan(committed, 0, "no mutation was restored")
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
