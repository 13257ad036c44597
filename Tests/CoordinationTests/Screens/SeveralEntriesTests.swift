import Binding
import Coordination
import WaylineRouting
import XCTest

/// The same object can stand at several entries, or in several navigators: each has a connection
/// and bindings of its own.
@MainActor
final class SeveralEntriesTests: XCTestCase {
    private let gauge = Gauge()

    private func navigator(_ make: @escaping @MainActor () -> Meter) throws -> Navigator {
        let navigator = try Navigator(MeterCoordinator(gauge, makeMeter: make))
        navigator.go(.push("meter"))
        return navigator
    }

    /// Moves the level, and returns the number of its observers in screens.
    private func observers() -> Int {
        _ = gauge.takeNotes()
        gauge.level.value += 1
        return gauge.takeNotes().count { $0.hasPrefix("meter") }
    }

    /// A meter that is composed of `part`.
    private func parent(of part: Meter) -> Meter {
        let parent = Meter("parent", gauge, part)
        parent.onStart = { _ in }
        return parent
    }

    func testAScreenGoesOnAtItsLowerEntry() async throws {
        let meter = Meter("meter", gauge)
        let navigator = try navigator { meter }
        navigator.go(.push("meter"))
        XCTAssertEqual(observers(), 2)
        XCTAssertEqual(meter.perform(.back).outcome, .committed(revision: 3))
        XCTAssertEqual(observers(), 1)
        XCTAssertEqual(meter.revision, 3)
        XCTAssertEqual(meter.perform(.back).outcome, .committed(revision: 4))
        XCTAssertEqual(observers(), 0)
        XCTAssertNil(meter.revision)
    }

    func testAScreenGoesOnAtItsUpperEntry() async throws {
        let meter = Meter("meter", gauge)
        let navigator = try navigator { meter }
        navigator.go(.replace("meter"))
        XCTAssertEqual(observers(), 1)
        navigator.go(.present("meter"))
        navigator.go(.dismiss)
        XCTAssertEqual(observers(), 1)
        navigator.go(.pop)
        XCTAssertEqual(observers(), 0)
    }

    func testAPartOfTwoScreensGoesOnInTheLower() async throws {
        let part = Meter("meter", gauge)
        let navigator = try navigator { [self] in parent(of: part) }
        navigator.go(.push("meter"))
        navigator.go(.pop)
        XCTAssertEqual(observers(), 1)
        XCTAssertEqual(part.perform(.back).outcome, .committed(revision: 4))
        XCTAssertEqual(observers(), 0)
    }

    func testAScreenThatEntersTwiceInOneChangeIsConnectedForEachEntry() async throws {
        let meter = Meter("meter", gauge)
        let navigator = try navigator { meter }
        navigator.go(.stack([PlaceStep("meter"), PlaceStep("b"), PlaceStep("meter")]))
        XCTAssertEqual(observers(), 2)
        navigator.go(.pop)
        XCTAssertEqual(observers(), 1)
        navigator.go(.pop)
        XCTAssertEqual(meter.revision, 4)
        XCTAssertEqual(observers(), 1)
        navigator.go(.root("b"))
        XCTAssertEqual(observers(), 0)
        XCTAssertNil(meter.revision)
    }

    func testAPartOfTwoScreensOfOneChangeIsConnectedInEach() async throws {
        let part = Meter("meter", gauge)
        let navigator = try navigator { [self] in parent(of: part) }
        navigator.go(.root("b"))
        navigator.go(.sequence([.push("meter"), .push("meter"), .push("meter")]))
        XCTAssertEqual(observers(), 3)
        for rest in [2, 1] {
            XCTAssertEqual(part.perform(.back).outcome, .committed(revision: 6 - rest))
            XCTAssertEqual(observers(), rest)
        }
        navigator.go(.pop)
        XCTAssertEqual(observers(), 0)
    }

    func testAScreenOfTwoEntriesOfOneChangeAdoptsForEach() async throws {
        let meter = Meter("screen", gauge)
        meter.onStart = { [gauge] in $0.adopt(Meter("meter", gauge)) }
        let navigator = try navigator { meter }
        navigator.go(.stack([PlaceStep("meter"), PlaceStep("meter")]))
        XCTAssertEqual(observers(), 2)
        navigator.go(.pop)
        XCTAssertEqual(observers(), 1)
    }

    func testAPartGoesOnWhenAnotherNavigatorEnds() async throws {
        let part = Meter("meter", gauge)
        let first = try navigator { [self] in parent(of: part) }
        let second = try navigator { [self] in parent(of: part) }
        first.end()
        XCTAssertEqual(observers(), 1)
        XCTAssertEqual(part.perform(.back).outcome, .committed(revision: 2))
        XCTAssertEqual(second.state.path, ["a"])
        XCTAssertEqual(observers(), 0)
    }

    func testACoordinatorGoesOnWhenAnotherNavigatorEnds() async throws {
        let coordinator = MeterCoordinator(gauge)
        var first: Navigator? = try Navigator(coordinator)
        let second = try Navigator(coordinator)
        XCTAssertNotNil(first)
        first = nil
        XCTAssertEqual(coordinator.go(.push("b")).outcome, .committed(revision: 1))
        second.end()
        XCTAssertNil(coordinator.revision)
    }
}
