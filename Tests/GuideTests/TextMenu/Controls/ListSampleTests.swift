import Wayline
import XCTest

/// The samples in the documentation of lists.
@MainActor
final class ListSampleTests: XCTestCase {
    func testAnIdentity() async throws {
        let towns = List("Towns", ["Huế", "Đà Nẵng"], id: \.self) { "The town of \($0)" }
        towns.marked = 1
        towns.items = ["Hà Nội", "Huế", "Đà Nẵng"]
        XCTAssertEqual(towns.marked, 2)
    }

    func testSeveralOptions() async throws {
        let toppings = MultiChoice("Toppings", ["cheese", "olives", "corn"])
        toppings.choose(at: 1)
        XCTAssertEqual(toppings.chosen, ["olives"])
    }

    func testActions() async throws {
        let (dishes, menu) = (List("Dishes", ["Phở", "Chè"]), Menu())
        dishes.actions = [
            RowAction("Delete", key: "d", menu) { menu, dish in await menu.delete(dish) }
        ]
        dishes.actions(at: 1)[0].perform()
        XCTAssertEqual(menu.deleted, ["Chè"])
    }

    func testSeveralRows() async throws {
        let mail = Mail()
        let letters = List<Letter>("Letters", selects: .several) { $0.subject }
        letters.actions = [
            RowAction(forSelected: "Archive", key: "e", mail) { mail, letters in
                await mail.archive(letters)
            }
        ]
        letters.items = Letter.three
        let app = try FlowDriver(Showcase([letters]))
        try await app.select("Invitation", in: "Letters")
        try await app.select("The bill", in: "Letters")
        try await app.perform("Archive", onSelectedIn: "Letters")
        XCTAssertEqual(mail.archived, ["Invitation", "The bill"])
    }

    func testAColumnNamesTheRow() async throws {
        let columns = [
            Column<Letter>("") { $0.isRead ? "" : "•" },
            Column("Subject", width: .flexible) { $0.subject }.namingRow(),
        ]
        let table = Table("Letters", Letter.three, columns: columns)
        XCTAssertEqual(table.title(at: 1), "News")
    }
}

@MainActor
final class Menu {
    private(set) var deleted: [String] = []

    func delete(_ dish: String) async {
        deleted.append(dish)
    }
}

struct Letter: Identifiable {
    let subject: String
    var isRead = false

    var id: String { subject }

    static let three = [
        Letter(subject: "Invitation"), Letter(subject: "News", isRead: true),
        Letter(subject: "The bill"),
    ]
}

@MainActor
final class Mail {
    private(set) var archived: [String] = []

    func archive(_ letters: [Letter]) async {
        archived += letters.map(\.subject)
    }
}
