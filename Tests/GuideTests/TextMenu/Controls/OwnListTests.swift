import ScreenPictures
import TextMenu
import Wayline
import XCTest

/// A user's own control that is made of a list: it has its filter, the menus of its rows, and moves
/// them.
@MainActor
final class OwnListTests: XCTestCase {
    private let queue = Queue(["Hạ trắng", "Diễm xưa", "Biển nhớ"])

    func testItsRowsAreFiltered() async throws {
        let screen = FullScreen(cafe: try Navigator(Showcase([queue])))
        screen.type("/d")
        XCTAssertTrue(screen.body.contains("♪ Diễm xưa"), screen.body)
        XCTAssertFalse(screen.body.contains("♪ Hạ trắng"), screen.body)
        screen.type("\r\r")
        XCTAssertEqual(queue.played, ["Diễm xưa"])
    }

    func testItsRowsAreMovedAndHaveAMenu() async throws {
        let screen = FullScreen(cafe: try Navigator(Showcase([queue])))
        screen.type("J")
        XCTAssertEqual(queue.list.items, ["Diễm xưa", "Hạ trắng", "Biển nhớ"])
        screen.type("a")
        XCTAssertTrue(screen.body.contains("1 Drop"), screen.body)
        screen.type("1")
        XCTAssertEqual(queue.list.items, ["Diễm xưa", "Biển nhớ"])
    }

    func testADriverFiltersIt() async throws {
        let app = try FlowDriver(Showcase([queue]))
        try await app.filter("Queue", by: "biển")
        try await app.perform("Drop", on: "Biển", in: "Queue")
        XCTAssertEqual(queue.list.items.count, 2)
    }
}

/// The songs that are played next.
private final class Queue: Control, OptionInput, Drawable {
    let list: List<String>
    private(set) var played: [String] = []
    private var tokens: [AnyCancellable] = []

    init(_ songs: [String]) {
        list = List("", songs, id: \.self) { $0 }
        super.init("Queue")
        list.isReorderable = true
        list.actions = [
            RowAction("Drop", self) { [unowned self] _, song in list.items.removeAll { $0 == song }
            }
        ]
        tokens = [
            list.changes.bind(to: self) { queue, _ in queue.touch() },
            list.chosenPublisher.bind(to: self) { $0.played.append($1) },
        ]
    }

    override var input: Control.Input { .options(self) }
    func makeStandardLook() -> ControlLook { .list(self) }

    var isListed: Bool { true }
    var isFilterable: Bool { true }
    var count: Int { list.count }
    var countOfAll: Int { list.countOfAll }
    var filter: String {
        get { list.filter }
        set { list.filter = newValue }
    }
    var marked: Int {
        get { list.marked }
        set { list.marked = newValue }
    }

    func title(at index: Int) -> String { list.title(at: index) }
    func isChosen(at index: Int) -> Bool { list.isChosen(at: index) }
    func choose(at index: Int) { list.choose(at: index) }
    func actions(at index: Int) -> [OptionAction] { list.actions(at: index) }

    func addOption(at index: Int, to row: inout FrameRow, in context: DrawingContext) {
        row.add("♪ ", .accent)
        row.add(title(at: index), marking: filter)
    }
}
