import Binding
import WaylineInterface
import XCTest

/// The signal that a list needs more items.
@MainActor
final class ListEndTests: XCTestCase {
    private let list = List("Rows", Array(1...30), id: \.self) { "row \($0)" }
    private var count = 0
    private var tokens: Set<AnyCancellable> = []

    override func setUp() async throws {
        list.nearEndPublisher.bind { [unowned self] in count += 1 }.store(in: &tokens)
    }

    func testItComesOnceNearTheEnd() async {
        list.marked = 19
        XCTAssertEqual(count, 0)
        list.marked = 20
        XCTAssertEqual(count, 1)
        list.marked = 29
        list.marked = 20
        list.marked = 29
        XCTAssertEqual(count, 1)
    }

    func testItPublishesAgainWhenTheMarkerComesBack() async {
        list.marked = 29
        list.marked = 5
        XCTAssertEqual(count, 1)
        list.marked = 25
        XCTAssertEqual(count, 2)
        list.items = [1, 2, 3]
        list.marked = 0
        XCTAssertEqual(count, 3)
        list.marked = 1
        XCTAssertEqual(count, 4)
        list.marked = 2
        XCTAssertEqual(count, 4)
    }

    func testItPublishesAgainAfterItemsAreReplaced() async {
        list.marked = 29
        list.items = Array(1...30)
        XCTAssertEqual(count, 1)
        list.items = Array(101...130)
        XCTAssertEqual(count, 2)
        list.items = []
        list.items = Array(101...130)
        list.marked = 29
        XCTAssertEqual(count, 3)
    }

    func testItComesAgainAfterTheItemsHaveGrown() async {
        list.marked = 29
        list.items += [31]
        XCTAssertEqual(count, 2)
        list.items += 32...60
        list.marked = 59
        XCTAssertEqual(count, 3)
        list.items.removeLast()
        XCTAssertEqual(count, 4)
    }

    func testAListThatIsFilledAgainBeginsAgain() async {
        list.marked = 29
        list.marked = 0
        list.items = Array(1...20)
        list.marked = 15
        XCTAssertEqual(count, 2)
    }

    func testAShortListAsksAtOnceAndAnEmptyOneDoesNot() async {
        list.items = []
        XCTAssertEqual(count, 0)
        list.items = [1, 2]
        XCTAssertEqual(count, 1)
    }

    func testAFilterAsksForNothing() async {
        list.filter = "row 2"
        list.marked = 10
        XCTAssertEqual(count, 0)
    }

    func testASortedTableLoadsNoMore() async {
        let column = Column<Int>("Number", sortedBy: { -$0 }, text: { "\($0)" })
        let table = Table("Rows", Array(1...30), id: \.self, columns: [column])
        table.nearEndPublisher.bind { [unowned self] in count += 1 }.store(in: &tokens)
        table.sort(by: RowOrder("Number"))
        XCTAssertEqual(table.marked, 29)
        XCTAssertEqual(count, 0)
        table.sort(by: nil)
        table.marked = 25
        XCTAssertEqual(count, 1)
    }

    func testTheDistanceCanBeChosen() async {
        list.nearEndDistance = 2
        list.marked = 27
        XCTAssertEqual(count, 0)
        list.marked = 28
        XCTAssertEqual(count, 1)
    }
}
