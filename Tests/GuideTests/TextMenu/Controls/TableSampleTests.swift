import ScreenPictures
import TextMenu
import Wayline
import XCTest

/// The samples in the documentation of tables, and a user's own control that has what a table has.
@MainActor
final class TableSampleTests: XCTestCase {
    private struct Order: Identifiable {
        let number: String
        let customer: String
        let total: Int

        var id: String { number }
    }

    func testAColumnHasATitleAndASide() async {
        let total = Column<Order>("Total", alignment: .trailing, sortedBy: \.total) {
            "\($0.total)"
        }
        XCTAssertEqual(total.title, "Total")
        XCTAssertEqual(total.text(Order(number: "A1", customer: "An", total: 7)), "7")
    }

    func testATableIsSortedByAColumn() async throws {
        let orders = Table<Order>(
            "Orders",
            columns: [
                Column("Number") { $0.number },
                Column("Customer", width: .flexible, sortedBy: \.customer) { $0.customer },
                Column("Total", alignment: .trailing, sortedBy: \.total) { "\($0.total) ₫" },
            ])
        orders.items = [("A1", "Chi", 30), ("A2", "An", 40)].map(Order.init)
        let screen = FullScreen(cafe: try Navigator(Showcase([orders])))
        screen.type("s2s2")
        XCTAssertTrue(screen.body.contains("▼ Total\n   A2"), screen.body)
        let app = try FlowDriver(Showcase([orders]))
        try await app.sort("Orders", by: "Total")
        try await app.choose("A1")
        XCTAssertEqual(orders.chosenIndex, 0)
    }

    func testAnOwnControlIsSortedAndDrawsItsRows() async throws {
        let songs = Songs()
        let app = try FlowDriver(Showcase([songs]))
        try await app.sort("Songs", by: "Length", descending: true)
        XCTAssertEqual(songs.titles, ["Diễm xưa", "Hạ trắng"])
        let talk = await PlainTalk.of(try Navigator(Showcase([songs])), "s length", "q")
        XCTAssertTrue(talk.contains("1.1 Hạ trắng, 3 min"), talk)
        let screen = FullScreen(cafe: try Navigator(Showcase([songs])))
        XCTAssertTrue(screen.body.contains("3 min  Hạ trắng"), screen.body)
    }
}

/// A list of songs.
private final class Songs: Control, OptionInput, Drawable {
    private var songs = [("Hạ trắng", 3), ("Diễm xưa", 4)]
    private(set) var order: RowOrder?
    let orders = ["Length"]

    init() {
        super.init("Songs")
    }

    override var input: Control.Input { .options(self) }
    var fillsHeight: Bool { true }
    var isListed: Bool { true }
    var count: Int { songs.count }

    func title(at index: Int) -> String { songs[index].0 }
    func text(at index: Int) -> String { "\(songs[index].0), \(songs[index].1) min" }
    func isChosen(at index: Int) -> Bool { false }
    func choose(at index: Int) {}

    func sort(by order: RowOrder?) {
        self.order = order
        songs.sort { order?.isDescending == true ? $0.1 > $1.1 : $0.1 < $1.1 }
        touch()
    }

    func addOption(at index: Int, to row: inout FrameRow, in context: DrawingContext) {
        row.add("\(songs[index].1) min  ", .faint)
        row.add(songs[index].0, marking: "hạ")
    }

    func draw(in context: DrawingContext) -> Drawing {
        var drawing = Drawing()
        context.addOptions(of: self, to: &drawing)
        return drawing
    }
}
