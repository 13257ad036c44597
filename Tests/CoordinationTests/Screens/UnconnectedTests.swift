import Binding
import Coordination
import WaylineRouting
import WaylineStreams
import XCTest

/// A screen that never enters a navigation state, as in a unit test, can have bindings too.
@MainActor
final class UnconnectedTests: XCTestCase {
    private let gauge = Gauge()

    func testABindingWorksWithoutANavigator() async {
        let meter = Meter("meter", gauge)
        meter.start()
        gauge.move(to: 1)
        XCTAssertEqual(
            gauge.takeNotes(),
            ["meter: level 0", "meter: level 1", "meter: alarm 1", "meter: number 1"])
        withExtendedLifetime(meter) {}
    }

    func testABindingEndsWithTheScreen() async {
        startAndRelease("meter")
        _ = gauge.takeNotes()
        gauge.move(to: 1)
        XCTAssertEqual(gauge.takeNotes().filter { $0 != "meter has ended" }, [])
    }

    func testTheNextValueReleasesAllThatAReleasedScreenHasKept() async {
        let moves: [@MainActor (Gauge) -> Void] = [
            { $0.level.value += 1 }, { $0.alarm.send("fire") }, { $0.numbers.send(1) },
        ]
        for move in moves {
            startAndRelease("meter")
            _ = gauge.takeNotes()
            move(gauge)
            XCTAssertEqual(gauge.takeNotes(), ["meter has ended"])
        }
    }

    func testTheSourceOfAReleasedScreensPublisherIsLeft() async {
        var count = 0
        startAndRelease("meter") { [gauge] in
            $0.bind(
                gauge.numbers.map {
                    count += 1
                    return $0
                }
            ) { _, _ in }
        }
        for number in 1...3 { gauge.numbers.send(number) }
        XCTAssertLessThanOrEqual(count, 1)
    }

    func testABindingHoldsNeitherTheScreenNorItsViewModel() async {
        weak var screen: Meter?
        weak var viewModel: MeterViewModel?
        startAndRelease("meter") {
            screen = $0
            viewModel = $0.viewModel
            $0.bind($0.viewModel.changes) { $0.viewModel.target = $1 }
            XCTAssertEqual($0.viewModel.target, "b")
        }
        XCTAssertNil(screen)
        XCTAssertNil(viewModel)
    }

    func testWorkIsDoneWithoutANavigator() async {
        let meter = Meter("meter", gauge)
        await meter.begin { $0.viewModel.target = "b" }.value
        XCTAssertEqual(meter.viewModel.target, "b")
    }

    func testACoordinatorsBindingWorksAndEndsWithItToo() async {
        var coordinator: MeterCoordinator? = MeterCoordinator(gauge)
        coordinator?.start()
        gauge.level.value = 1
        XCTAssertEqual(gauge.takeNotes(), ["flow: level 0", "flow: level 1"])
        coordinator = nil
        gauge.level.value = 2
        XCTAssertEqual(gauge.takeNotes().filter { $0 != "flow has ended" }, [])
    }

    func testAScreenAtTheAddressOfAnotherHasNothingOfItsBindings() async throws {
        let (new, address) = try screenAtTheAddressOfAnother()
        XCTAssertEqual(ObjectIdentifier(new), address)
        new.bindAll()
        XCTAssertEqual(Set(gauge.takeNotes()), ["new: level 0", "old has ended"])
        gauge.level.value = 2
        XCTAssertEqual(gauge.notesOfNew, ["new: level 2"])
    }

    func testAValueEndsTheBindingsOfAScreenWhoseAddressAnotherHas() async throws {
        let (new, _) = try screenAtTheAddressOfAnother()
        gauge.move(to: 1)
        XCTAssertEqual(Set(gauge.takeNotes()), ["old has ended"])
        new.bindAll()
        XCTAssertEqual(gauge.notesOfNew, ["new: level 1"])
        gauge.level.value = 2
        XCTAssertEqual(gauge.notesOfNew, ["new: level 2"])
    }

    func testAScreenAtTheAddressOfAnotherIsConnectedByItself() async throws {
        let (new, _) = try screenAtTheAddressOfAnother()
        let navigator = try Navigator(MeterCoordinator(gauge) { new })
        XCTAssertEqual(new.perform(.back).outcome, .superseded)
        navigator.go(.push("meter"))
        XCTAssertEqual(new.revision, 1)
        XCTAssertEqual(new.perform(.back).outcome, .committed(revision: 2))
        XCTAssertNil(new.revision)
    }

    func testBindingsOfReleasedScreensAreNotKeptForEver() async {
        var others: [Meter] = []
        for _ in 0..<1_000 {
            startAndRelease("meter")
            // Takes the address, so that the next one has another.
            others.append(Meter("other", gauge))
        }
        let ended = gauge.takeNotes().count { $0 == "meter has ended" }
        XCTAssertGreaterThan(ended, 900)
    }

    func testTheEndOfABindingMayBeginOthers() async {
        var others: [Meter] = []
        for _ in 0..<1_000 {
            startAndRelease("meter") { [gauge] meter in
                let other = Meter("other", gauge)
                others.append(other)
                meter.keep(AnyCancellable { other.keep(gauge.token("other")) })
            }
        }
        XCTAssertEqual(gauge.takeNotes().filter { $0 == "other has ended" }, [])
        others = []
        startAndRelease("meter")
    }

    /// Starts a screen that nobody holds afterwards.
    private func startAndRelease(_ name: String, _ use: (Meter) -> Void = { _ in }) {
        let meter = Meter(name, gauge)
        meter.start()
        use(meter)
    }

    /// A screen at the address of one that had bindings and was released. The allocator gives the
    /// address away again soon.
    private func screenAtTheAddressOfAnother() throws -> (Meter, ObjectIdentifier) {
        var others: [Meter] = []
        for _ in 0..<1_000 {
            var address: ObjectIdentifier?
            startAndRelease("old") { address = ObjectIdentifier($0) }
            let new = Meter("new", gauge)
            new.onStart = { _ in }
            if ObjectIdentifier(new) == address, let address {
                _ = gauge.takeNotes()
                return (new, address)
            }
            others.append(new)
        }
        throw XCTSkip("No address was used again.")
    }
}

extension Gauge {
    /// Takes the notes of the new screen. Others, of old screens with other addresses, can come at
    /// any time.
    fileprivate var notesOfNew: [String] { takeNotes().filter { $0.hasPrefix("new") } }
}
