import Binding
import WaylineInterface
import XCTest

@MainActor
final class ListTests: XCTestCase {
    private let list = List("Fruits", ["Apple", "Pear", "Pineapple", "Übel", "cafe\u{301}"])

    func testTheFilterTakesCapitalAndSmallLetters() async {
        for filter in ["APP", "app", "aPp"] {
            XCTAssertEqual(rows(filter), ["Apple", "Pineapple"])
        }
        XCTAssertEqual(rows("über"), [])
        XCTAssertEqual(rows("üb"), ["Übel"])
        XCTAssertEqual(rows("ÜB"), ["Übel"])
    }

    func testAnAccentMakesNoDifferenceHoweverItIsWritten() async {
        for filter in ["café", "cafe\u{301}", "cafe", "caf"] {
            XCTAssertEqual(rows(filter), ["cafe\u{301}"], filter)
        }
        XCTAssertEqual(rows("ubel"), ["Übel"])
    }

    func testRowsWithTheLettersInOrderAreShownIfNoneContainsTheFilter() async {
        for (filter, found) in [
            ("pa", ["Pear", "Pineapple"]), ("ppl", ["Apple", "Pineapple"]),
            ("pnp", ["Pineapple"]), ("pn", ["Pineapple"]), ("pnx", []), ("pne", ["Pineapple"]),
            ("pe", ["Pear"]), ("pea", ["Pear"]), ("peal", ["Pineapple"]), ("pinp", ["Pineapple"]),
        ] {
            XCTAssertEqual(rows(filter), found, filter)
        }
    }

    func testNewItemsAreSearchedForTheWholeFilterFirst() async {
        XCTAssertEqual(rows("pn"), ["Pineapple"])
        list.items += ["Pnyx"]
        XCTAssertEqual(rows("pn"), ["Pnyx"])
        list.items.removeLast()
        XCTAssertEqual(rows("pn"), ["Pineapple"])
    }

    func testNarrowingAndWideningLeadToTheSameRows() async {
        let typed = ["p", "pe", "pea", "pe", "p", "pi", "", "ap", "apple", "ple"]
        for filter in typed {
            let expected = list.items.filter { $0.lowercased().contains(filter) || filter.isEmpty }
            XCTAssertEqual(rows(filter), expected, filter)
        }
    }

    func testTheChosenRowIsTheOneShown() async {
        var chosen: [String] = []
        let token = list.chosenPublisher.bind { chosen.append($0) }
        list.filter = "app"
        list.choose(at: 1)
        list.choose(at: 2)
        XCTAssertEqual(chosen, ["Pineapple"])
        XCTAssertEqual(list.chosenIndex, 1)
        list.filter = ""
        XCTAssertNil(list.chosenIndex)
        token.cancel()
    }

    func testAnotherFilterBeginsAtItsFirstRow() async {
        list.marked = 1
        list.filter = "p"
        XCTAssertEqual(list.marked, 0)
    }

    func testNewItemsAreFilteredToo() async {
        list.filter = "app"
        list.marked = 1
        list.items = ["Apple"]
        XCTAssertEqual(list.marked, 0)
        list.items = ["Plum", "Grape", "Apple juice"]
        XCTAssertEqual(rows("app"), ["Apple juice"])
        XCTAssertEqual(list.stateText, "1 row of 3 with 'app'")
    }

    func testAnObserverOfAChangeReadsTheCurrentRows() async {
        var seen: [[String]] = []
        let token = list.changes.bind { [unowned self] in
            seen.append(shown)
            _ = list.chosenIndex.map(list.title)
        }
        list.filter = "app"
        list.choose(at: 1)
        list.items = ["Apple"]
        list.items = []
        XCTAssertEqual(seen.last, [])
        XCTAssertTrue(seen.contains(["Apple"]))
        token.cancel()
    }

    func testAListThatIsEmptiedByItsOwnEventPublishesTheChosenItem() async {
        var chosen: [String] = []
        let tokens = [
            list.events.bind { [unowned self] _ in list.items = [] },
            list.chosenPublisher.bind { chosen.append($0) },
        ]
        list.choose(at: 1)
        XCTAssertEqual(chosen, ["Pear"])
        tokens.forEach { $0.cancel() }
    }

    func testAHundredThousandRowsAreFiltered() async {
        let long = List("Numbers", (0..<100_000).map { "No \($0)" })
        for length in 1...5 { long.filter = String("99999".prefix(length)) }
        XCTAssertEqual(long.count, 1)
        XCTAssertEqual(long.title(at: 0), "No 99999")
        XCTAssertEqual(long.countOfAll, 100_000)
    }

    private var shown: [String] { (0..<list.count).map { list.title(at: $0) } }

    private func rows(_ filter: String) -> [String] {
        list.filter = filter
        return shown
    }
}
