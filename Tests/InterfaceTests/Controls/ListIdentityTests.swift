import Binding
import Coordination
import WaylineInterface
import XCTest

/// Lists whose items have an identity.
@MainActor
final class ListIdentityTests: XCTestCase {
    private struct Dish: Identifiable {
        let id: Int
        let name: String
    }

    private let list = List("Dishes", [1, 2, 3].map { Dish(id: $0, name: "dish \($0)") }) {
        $0.name
    }

    private func show(_ ids: [Int]) {
        list.items = ids.map { Dish(id: $0, name: "dish \($0)") }
    }

    func testTheMarkerAndTheChosenRowFollowTheirItems() async {
        list.choose(at: 1)
        list.marked = 2
        for (ids, marked, chosen) in [
            ([9, 1, 2, 3], 3, 2), ([3, 2], 0, 1), ([2, 3], 1, 0), ([3], 0, nil), ([2, 1, 3], 2, 0),
        ] {
            show(ids)
            XCTAssertEqual(list.marked, marked, "\(ids)")
            XCTAssertEqual(list.chosenIndex, chosen, "\(ids)")
        }
    }

    func testAMarkerWhoseItemIsGoneStaysInItsPlace() async {
        list.marked = 1
        show([1, 3])
        XCTAssertEqual(list.marked, 1)
        show([1])
        XCTAssertEqual(list.marked, 0)
        show([])
        show([5, 7])
        XCTAssertEqual(list.marked, 0)
    }

    func testAMarkedItemIsFoundAgainAfterTheListWasEmpty() async {
        list.choose(at: 2)
        show([])
        show([1, 2, 3])
        XCTAssertEqual(list.marked, 2)
        XCTAssertEqual(list.chosenIndex, 2)
    }

    func testAFilterKeepsTheMarkedItemIfItIsShown() async {
        list.choose(at: 2)
        list.filter = "3"
        XCTAssertEqual(list.marked, 0)
        XCTAssertEqual(list.chosenIndex, 0)
        list.filter = ""
        XCTAssertEqual(list.marked, 2)
        XCTAssertEqual(list.chosenIndex, 2)
        list.filter = "1"
        XCTAssertNil(list.chosenIndex)
        list.filter = ""
        XCTAssertEqual(list.chosenIndex, 2)
    }

    func testAFilterThatFindsNothingKeepsTheMarkedItem() async {
        list.marked = 2
        list.filter = "x"
        list.filter = ""
        XCTAssertEqual(list.marked, 2)
    }

    func testAnIdentityCanBeGivenByAKeyPath() async {
        let words = List("Words", ["b", "c"], id: \.self) { $0 }
        words.marked = 1
        words.items = ["a", "b", "c"]
        XCTAssertEqual(words.marked, 2)
        XCTAssertNil(List("Words", ["b"]).identity(at: 0))
    }

    func testRandomChangesKeepTheMarkedItem() async {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<300 {
            list.marked = Int.random(in: 0..<max(list.count, 1), using: &random)
            let id = list.count > 0 ? list.item(at: list.marked).id : nil
            let ids = Array(1...8).shuffled().prefix(.random(in: 0...8))
            show(Array(ids))
            guard let id, ids.contains(id) else { continue }
            XCTAssertEqual(list.item(at: list.marked).id, id)
        }
    }
}
