import ExploredApps
import TextMenu
import Wayline
import WaylineExploration
import XCTest

/// The parts that were seen, those that were not, and the limits.
@MainActor
final class CoverageTests: XCTestCase {
    func testWhatHappenedIsCovered() async throws {
        let seen = try await BakeryExploration().run().coverage.seen
        XCTAssertEqual(
            seen.filter { !$0.hasPrefix("route") && !$0.hasPrefix("screen") },
            [
                "guard enter cellar: allow", "guard enter shelf: allow",
                "link bakery://breads/2 → bread", "result order: cancelled",
                "result order: finished",
            ])
        XCTAssertEqual(seen.filter { $0.hasPrefix("screen") }.count, 6)
        XCTAssertTrue(seen.contains("route form ordered → finish"))
    }

    func testAControlThatNeverDoesAnythingIsNamed() async throws {
        let missing = try await BakeryExploration().run(.idleButton).coverage.missing
            .filter { $0.hasPrefix("control") }
        XCTAssertEqual(missing.count, 1)
        XCTAssertTrue(missing[0].hasPrefix("control breads: 'Ring': used "), missing[0])
        XCTAssertTrue(missing[0].hasSuffix(" times without an effect"), missing[0])
    }

    func testAControlThatNeverShowsAnythingIsNamed() async throws {
        let missing = try await BakeryExploration().run(.noText).coverage.missing
        XCTAssertEqual(
            missing.filter { $0.hasPrefix("control") },
            ["control bread: Label 1: never shows anything"])
    }

    func testARouteThatOnlyStaysIsNamed() async throws {
        let missing = try await BakeryExploration().run(.onlyStays).coverage.missing
        XCTAssertTrue(missing.contains("route breads order: always stays"), "\(missing)")
    }

    func testAGuardThatAlwaysSaysTheSameIsNamed() async throws {
        let missing = try await BakeryExploration().run().coverage.missing
        XCTAssertEqual(
            missing, ["guard enter cellar: always allow", "guard enter shelf: always allow"])
    }

    func testControlsThatShareAWholeNameAreNamed() async throws {
        let missing = try await BakeryExploration().run(.doubleName).coverage.missing
        XCTAssertTrue(
            missing.contains("control breads: 'Order': something else has the same name"))
        XCTAssertTrue(
            missing.contains(
                "name breads: 'Bread 2': several things have it, so none of them was chosen"))
        XCTAssertTrue(missing.contains("screen cellar: no way was found"))
        XCTAssertTrue(missing.contains("route cellar shelf: its screen was not seen"))
    }

    func testALimitOfStepsLeavesAnOpenFrontier() async throws {
        var exploration = BakeryExploration()
        exploration.limits.steps = 30
        let found = try await exploration.run(.deadEnd)
        XCTAssertLessThanOrEqual(found.steps, 30)
        XCTAssertFalse(found.isComplete)
        XCTAssertFalse(found.open.isEmpty)
        XCTAssertTrue(found.description.contains("Not everything was tried"))
    }

    func testTheDescriptionBeginsWithTheProblems() async throws {
        let found = try await BakeryExploration().run(.unknownRoute)
        let problems = found.problems.map { "\($0)\n\n" }.joined()
        XCTAssertTrue(found.description.hasPrefix("unknown route: "), found.description)
        XCTAssertTrue(found.description.hasPrefix(problems), found.description)
        let sound = try await BakeryExploration().run()
        XCTAssertTrue(sound.description.hasPrefix("Not seen:\n"), sound.description)
    }

    func testALimitOfTriesNamesTheKindsThatAreOpen() async throws {
        var exploration = BakeryExploration()
        exploration.limits.triesOfAKind = 1
        let found = try await exploration.run()
        XCTAssertEqual(found.problems, [])
        XCTAssertFalse(found.isComplete)
        XCTAssertTrue(found.open.contains { $0.hasPrefix("form: back as '") }, "\(found.open)")
    }

    func testASearchSeesNothingNewAfterItsLastNews() async throws {
        let all = try await BakeryExploration().run()
        XCTAssertLessThanOrEqual(all.lastNews.time, all.duration)
        var exploration = BakeryExploration()
        exploration.limits.steps = all.lastNews.steps
        let same = try await exploration.run()
        XCTAssertEqual(same.coverage.seen, all.coverage.seen)
        exploration.limits.steps -= 1
        let fewer = try await exploration.run()
        XCTAssertLessThan(fewer.coverage.seen.count, all.coverage.seen.count)
    }

    func testALimitOfTimeEndsTheRun() async throws {
        var exploration = BakeryExploration()
        exploration.limits.time = .zero
        let found = try await exploration.run()
        XCTAssertEqual(found.limit, .time)
        XCTAssertEqual(found.steps, 0)
    }

    func testTheLimitThatHasEndedTheRunIsNamed() async throws {
        var (steps, tries) = (BakeryExploration(), BakeryExploration())
        steps.limits.steps = 5
        tries.limits.triesOfAKind = 1
        for (exploration, limit, text) in [
            (
                steps, ExplorationLimits.Limit.steps,
                "since the limit of steps was reached. To try more, use '--budget TIME', or raise "
                    + "'ExplorationLimits.steps'."
            ),
            (
                tries, .triesOfAKind,
                "since each kind of step is tried in only so many states. To try more, use "
                    + "'--budget TIME', or raise 'ExplorationLimits.triesOfAKind'."
            ),
        ] {
            let found = try await exploration.run()
            XCTAssertEqual(found.limit, limit)
            XCTAssertTrue(
                found.description.contains(
                    "Not everything was tried: \(found.openCount) steps are open, \(text)\n"),
                "\(found)")
        }
        let all = try await BakeryExploration().run()
        XCTAssertNil(all.limit)
    }

    func testEachMoveIsTriedWithTwoInputsOfItsScreen() async throws {
        var limits = ExplorationLimits()
        limits.triesOfAKind = 1
        var titles: Set<Substring> = []
        let inputs = ExplorationInputs<Void>().always("a screen has a title") { moment in
            titles.formUnion(moment.text.split(separator: "\n").prefix(1))
            return !moment.text.isEmpty
        }
        let found = try await Exploration(of: .hotel(), inputs: inputs, limits: limits).run()
        XCTAssertEqual(found.problems, [])
        XCTAssertTrue(titles.isSuperset(of: ["Key 1", "Key 2"]), "\(titles)")
    }

    func testNothingIsClaimedOfAPartThatIsOpen() async throws {
        var exploration = BakeryExploration()
        exploration.limits.triesOfAKind = 1
        exploration.limits.steps = 8
        let found = try await exploration.run(.noWayHome)
        XCTAssertEqual(found.problems.filter { $0.kind == .noWayHome }, [])
    }

    func testTwoRunsAreTheSame() async throws {
        let first = try await BakeryExploration(seed: 7).run(.hiddenState)
        let second = try await BakeryExploration(seed: 7).run(.hiddenState)
        XCTAssertEqual(first.problems, second.problems)
        XCTAssertEqual(first.steps, second.steps)
        XCTAssertEqual(first.map, second.map)
    }

    func testAnotherSeedFindsTheSameMap() async throws {
        let map = try await BakeryExploration().run().map
        for seed: UInt64 in 1...5 {
            let other = try await BakeryExploration(seed: seed).run().map
            XCTAssertEqual(other.differences(from: map), [], "seed \(seed)")
        }
    }
}
