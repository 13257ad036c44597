import Coordination
import Foundation
import Mutants
import WaylineRouting
import XCTest

/// The switches in a program that runs.
final class MutantSwitchesTests: XCTestCase {
    func testWithoutAMutantNothingChanges() {
        for switches in [MutantSwitches(on: nil), MutantSwitches(on: 9)] {
            XCTAssertFalse(switches.isOn(1))
            XCTAssertEqual(switches.value(1, "a"), "a")
            XCTAssertEqual(switches.either(1, Transition.pop), .pop)
            XCTAssertEqual(switches.list(1, [4, 5]), [4, 5])
        }
    }

    func testAValueBecomesAnother() {
        let switches = MutantSwitches(on: 1)
        XCTAssertTrue(switches.isOn(1))
        XCTAssertEqual(switches.value(1, true), false)
        XCTAssertEqual(switches.value(1, "a"), "")
        XCTAssertEqual(switches.value(1, ""), "mutant")
        XCTAssertEqual(switches.value(1, 1), 2)
        XCTAssertEqual(switches.value(1, 1.5), 2.5)
        XCTAssertEqual(switches.value(1, Decimal(1)), 2)
        XCTAssertEqual(switches.value(1, Optional("a")), nil)
        XCTAssertEqual(switches.value(1, [1]), [])
        XCTAssertEqual(switches.value(1, ["a": 1]), [:])
        XCTAssertEqual(switches.value(1, Set([1])), [])
        XCTAssertNotEqual(switches.value(1, Date.distantPast), .distantPast)
        XCTAssertEqual(switches.value(1, RouteName("home")), "mutant")
        XCTAssertEqual(switches.value(1, Transition.stay), .pop)
        XCTAssertEqual(switches.value(1, Transition.popToRoot), .stay)
        XCTAssertEqual(switches.value(1, Verdict.allow), .refuse(because: "mutant"))
        XCTAssertEqual(switches.value(1, Verdict.refuse(because: "a")), .allow)
    }

    func testATransitionIsSwappedByTheNextNumber() {
        let home = PlaceStep(Destination<NoInput, NoOutput>("home"))
        let switches = MutantSwitches(on: 2)
        XCTAssertEqual(
            switches.either(1, Transition.show(home, by: .push)), .show(home, by: .present))
        XCTAssertEqual(
            switches.either(1, Transition.show(home, by: .present)), .show(home, by: .push))
        XCTAssertEqual(switches.either(1, Transition.show(home, by: .enter)), .pop)
        XCTAssertEqual(switches.either(1, Transition.pop), .pop)
        XCTAssertEqual(MutantSwitches(on: 1).either(1, Transition.show(home, by: .push)), .stay)
    }

    func testAnElementOfAListIsLeftOut() {
        XCTAssertEqual(MutantSwitches(on: 7).list(6, ["a", "b", "c"]), ["a", "c"])
    }

    func testEachMutantThatIsReachedIsWrittenOnce() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(
            "reached-\(UUID())")
        defer { XCTAssertNoThrow(try FileManager.default.removeItem(at: file)) }
        let switches = MutantSwitches(on: nil, writingReachedTo: file.path)
        for _ in 0..<2 {
            _ = switches.isOn(1)
            _ = switches.value(2, self)
            _ = switches.value(3, Optional<Int>.none)
            _ = switches.value(8, Optional(()))
            _ = switches.either(4, Transition.pop)
            _ = switches.list(6, [1, 2])
        }
        XCTAssertEqual(
            try String(contentsOf: file, encoding: .utf8),
            "1\t\n2\tMutantSwitchesTests\n3\t\n8\t()\n5\tTransition\n4\t\n6\t\n7\t\n")
    }
}
