import Binding
import Coordination
import ScreenSupport
import WaylineInterface
import WaylineRouting

/// A view with everything that rows can have.
@MainActor
final class RowsView: View {
    static let words = ["phở", "bún chả", "日本語", "cơm", "", "chè \u{1B}[2J", "a", "b", "c"]

    let title = "Rows"
    let dishes = List(
        "Dishes", words, id: \.self, selects: .several, section: { "\($0.count)" }
    ) { $0 }
    let extras = MultiChoice("Extras", words)
    let town = Choice("Town", words + words.map { "\($0)!" })
    let bills = Table<Bill>(
        "Bills", [12, 9, 103, 29].map(Bill.init), selects: .several,
        columns: [
            Column("Number", alignment: .trailing, sortedBy: \.id) { "\($0.id)" },
            Column("Guest", width: .flexible, sortedBy: \.guest) { $0.guest }.namingRow(),
            Column("Table", width: .fixed(20)) { "table \($0.id)" },
            Column("Note", width: .fixed(20)) { "note \($0.id)" },
        ])
    let thread = SectionList<Bill>("Thread", title: \.guest) {
        [Label("bill \($0.id)\nof \($0.guest)"), Toggle("Paid \($0.id)")]
    }
    let greet = Button("Greet", isDefault: true)
    private(set) lazy var controls: [Control] = [
        town, Section("Food", hasFrame: true, [dishes]), TextField("Guest"), extras, bills, greet,
        thread,
    ]

    init() {
        dishes.isReorderable = true
        bills.isReorderable = true
        dishes.actions = [
            RowAction("Cook", key: .control("x"), self) { _, _ in },
            RowAction(forSelected: "Drop", key: .control("v"), available: { $0.count > 1 }, self) {
                [unowned dishes] _, dropped in
                dishes.items.removeAll { dropped.contains($0) }
            },
        ]
    }

    /// Shows other items.
    func change(_ words: [String], _ count: Int) {
        dishes.items = Array(words.prefix(count))
        extras.options = Array(words.prefix(5))
        bills.items = (0..<count).map { Bill(id: $0 * 7 % 23) }
        town.options = words + words.map { "\($0)!" }
        thread.items = (0..<count % 5).map { Bill(id: $0 * 7 % 23) }
    }
}

@MainActor
final class RowsScreen: ViewScreen {
    let view = RowsView()

    func start() {
        view.greet.onTap(self) { $0.say("Chào bạn! 🙂") }
    }
}

/// Tabs with every control.
@MainActor
final class FoodCourt: Coordinator {
    static let flow = Flow<FoodCourt>(tabs: "kitchen", "form", "rows") {
        FlowScreen("kitchen") { (_: FoodCourt) in KitchenScreen() }
        FlowScreen("form") { (_: FoodCourt) in FormScreen() }
        FlowScreen("rows") { (_: FoodCourt) in RowsScreen() }
    }
}
