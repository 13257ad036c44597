import XCTest

@testable import WaylineExploration

/// The kinds of steps, and the states in which each is tried.
final class KindTableTests: XCTestCase {
    func testAKindIsTriedUntilItsScreenWasOpenedAfterTheChange() {
        var table = KindTable(most: 1)
        let kind = table.add("menu: choose 'Orders'", after: [])
        take(kind, after: [], in: &table)
        // With the empty one, four combinations. From then on, the screen decides.
        for place in 0..<3 {
            let changes = WorldChanges(place: place, isLarger: false)
            XCTAssertEqual(urgency(of: changes, in: &table), .newChanges)
            take(kind, after: changes, in: &table)
        }
        let order = WorldChanges(place: 3, isLarger: false)
        XCTAssertEqual(urgency(of: order, in: &table), .newChanges)
        table.noteOpening(of: "orders", after: order)
        XCTAssertNil(urgency(of: order, in: &table))
        let orders = WorldChanges(place: 3, isLarger: true)
        XCTAssertEqual(urgency(of: orders, in: &table), .newChanges)
    }

    func testAButtonPressedForAnotherInputIsAKindOfItsOwn() {
        let add = Move(.choose("Add"), "choose 'Add'", controls: ["Add"])
        let close = Move(.choose("Close"), "choose 'Close'", controls: ["Close"])
        let situation = PageSituation(
            nextDeadline: nil, awaitsAnswersAtOnce: false, waitsForClock: false, isPending: false,
            goals: [], changed: [], last: nil, form: nil, hasOtherInput: true,
            hasOtherParts: false, pressedBefore: ["choose 'Add'"])
        XCTAssertEqual(
            situation.tellApart(add).kind, "choose 'Add' again with another input")
        XCTAssertEqual(situation.tellApart(close).kind, "choose 'Close' with another input")
    }

    /// Tries the kind, which leads to the screen 'orders'.
    private func take(_ kind: Int, after changes: WorldChanges, in table: inout KindTable) {
        table.noteTry(kind, after: changes)
        table.noteOpening(of: "orders", by: kind)
        table.noteOpening(of: "orders", after: changes)
    }

    private func urgency(
        of changes: WorldChanges, in table: inout KindTable
    ) -> KindTable.Urgency? {
        let kind = table.add("menu: choose 'Orders'", after: changes)
        return table.urgency(kind, after: changes)
    }
}
