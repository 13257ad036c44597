import Binding
import Coordination
import WaylineRouting
import WaylineStreams
import XCTest

/// A binding ends with its screen or coordinator, and nobody has to store it.
@MainActor
final class BindingTests: XCTestCase {
    private let gauge = Gauge()

    /// A navigator at a meter that `arrange` has prepared.
    private func navigator(
        _ arrange: @escaping @MainActor (Meter) -> Void = { _ in }
    ) throws -> Navigator {
        let coordinator = MeterCoordinator(gauge) { [gauge] in
            let meter = Meter("meter", gauge)
            arrange(meter)
            return meter
        }
        let navigator = try Navigator(coordinator, settings: .findingLeaks)
        navigator.go(.push("meter"))
        return navigator
    }

    private func meter(_ navigator: Navigator) throws -> Meter {
        try XCTUnwrap(navigator.screen as? Meter)
    }

    /// The notes of meters, without those of coordinators.
    private func meterNotes() -> [String] {
        gauge.takeNotes().filter { !$0.hasPrefix("flow") }
    }

    func testABindingDeliversFromTheStartOfItsScreen() async throws {
        let navigator = try navigator()
        gauge.move(to: 1)
        XCTAssertEqual(
            meterNotes(),
            ["meter: level 0", "meter: level 1", "meter: alarm 1", "meter: number 1"])
        withExtendedLifetime(navigator) {}
    }

    func testABindingEndsWhenItsScreenLeaves() async throws {
        let leaves: [Transition] = [.pop, .replace("b"), .root("b"), .popToRoot]
        for leave in leaves {
            let navigator = try navigator()
            let meter = try meter(navigator)
            _ = meterNotes()
            navigator.go(leave)
            XCTAssertEqual(meterNotes(), ["meter has ended"], "\(leave)")
            gauge.move(to: gauge.level.value + 1)
            XCTAssertEqual(meterNotes(), [], "\(leave)")
            withExtendedLifetime(meter) {}
        }
    }

    func testABindingGoesOnWhileItsScreenIsCovered() async throws {
        let navigator = try navigator()
        navigator.go(.push("b"))
        _ = meterNotes()
        gauge.level.value = 1
        XCTAssertEqual(meterNotes(), ["meter: level 1"])
        withExtendedLifetime(navigator) {}
    }

    func testABindingEndsWithTheNavigator() async throws {
        let navigator = try navigator()
        let meter = try meter(navigator)
        _ = meterNotes()
        navigator.end()
        gauge.move(to: 1)
        XCTAssertEqual(meterNotes(), ["meter has ended"])
        withExtendedLifetime(meter) {}
    }

    func testABindingThatIsMadeBeforeTheStartEndsWithTheScreenToo() async throws {
        let navigator = try navigator { meter in
            meter.onStart = { _ in }
            meter.bindAll()
        }
        let meter = try meter(navigator)
        gauge.level.value = 1
        XCTAssertEqual(meterNotes(), ["meter: level 0", "meter: level 1"])
        navigator.go(.pop)
        gauge.move(to: 2)
        XCTAssertEqual(meterNotes(), ["meter has ended"])
        withExtendedLifetime(meter) {}
    }

    func testAnObserverThatMakesTheScreenLeaveIsTheLast() async throws {
        let navigator = try navigator { meter in
            meter.onStart = { meter in
                meter.bind(meter.gauge.alarm) { meter, _ in meter.perform(.back) }
                meter.bind(meter.gauge.alarm) { $0.gauge.notes.append("late \($1)") }
            }
        }
        let meter = try meter(navigator)
        gauge.alarm.send("fire")
        XCTAssertEqual(navigator.state.path, ["a"])
        XCTAssertEqual(meterNotes(), [])
        withExtendedLifetime(meter) {}
    }

    func testABindingOfAChildScreenEndsWithItsParent() async throws {
        let part = Meter("part", gauge)
        let coordinator = MeterCoordinator(gauge) { [gauge] in Meter("meter", gauge, part) }
        let navigator = try Navigator(coordinator)
        navigator.go(.push("meter"))
        let late = Meter("late", gauge)
        navigator.screen.adopt(late)
        _ = meterNotes()
        navigator.go(.pop)
        XCTAssertEqual(
            meterNotes().sorted(), ["late has ended", "meter has ended", "part has ended"])
        gauge.move(to: 1)
        XCTAssertEqual(meterNotes(), [])
    }

    func testABindingKnowsWhereItWasMade() async throws {
        let (level, meter) = (Observable(0), Meter("meter", gauge))
        let line = #line + 1
        meter.bind(level) { _, _ in }
        meter.bind(level.filter { $0 > 0 }) { _, _ in }
        XCTAssertEqual(level.bindingSites.map(\.line), [line, line + 1])
        XCTAssertEqual(
            Set(level.bindingSites.map(\.file)), ["CoordinationTests/BindingTests.swift"])
    }

    func testABindingHoldsNoScreen() async throws {
        let navigator = try navigator()
        navigator.go(.pop)
        XCTAssertEqual(navigator.findLeaks(), [])
    }

    func testABindingThatIsMadeInStopEndsWithTheObject() async throws {
        let navigator = try navigator { $0.onStop = { $0.bindAll() } }
        var meter: Meter? = try meter(navigator)
        navigator.go(.pop)
        _ = meterNotes()
        gauge.level.value = 1
        XCTAssertEqual(meterNotes(), ["meter: level 1"])
        withExtendedLifetime(meter) {}
        meter = nil
        gauge.level.value = 2
        XCTAssertEqual(meterNotes(), ["meter has ended"])
    }

    func testACoordinatorsBindingEndsWithItsFlow() async throws {
        let navigator = try Navigator(MeterCoordinator(gauge))
        navigator.go(.start("child"))
        let child = navigator.coordinator
        _ = gauge.takeNotes()
        gauge.level.value = 1
        XCTAssertEqual(gauge.takeNotes(), ["flow: level 1", "flow: level 1"])
        navigator.go(.finish)
        XCTAssertEqual(gauge.takeNotes(), ["flow has ended"])
        gauge.level.value = 2
        XCTAssertEqual(gauge.takeNotes(), ["flow: level 2"])
        navigator.end()
        gauge.level.value = 3
        XCTAssertEqual(gauge.takeNotes(), ["flow has ended"])
        withExtendedLifetime(child) {}
    }
}
