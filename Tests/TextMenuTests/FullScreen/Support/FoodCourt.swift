import Binding
import Coordination
import TextMenu
import WaylineRouting

/// A view with everything that rows can have.
@MainActor
final class RowsView: View {
    static let words = ["phở", "bún chả", "日本語", "cơm", "", "chè \u{1B}[2J", "a", "b", "c"]

    let title = "Rows"
    let dishes = List("Dishes", words, id: \.self, section: { "\($0.count)" }) { $0 }
    let extras = MultiChoice("Extras", words)
    let bills = Table(
        "Bills", words, id: \.self,
        columns: [
            Column("Dish", sortedBy: \.self) { $0 },
            Column("Length", alignment: .trailing, sortedBy: \.count) { "\($0.count)" },
            Column("Note", width: .flexible) { String(repeating: $0, count: 9) },
        ])
    let town = Choice("Town", words + words.map { "\($0)!" })
    let greet = Button("Greet", isDefault: true)
    private(set) lazy var controls: [Control] = [
        town, Section("Food", hasFrame: true, [dishes]), TextField("Guest"), extras, greet, bills,
    ]

    init() {
        dishes.isReorderable = true
        bills.isReorderable = true
        dishes.actions = [
            RowAction("Cook", key: "c") { _ in },
            RowAction("Drop", key: "d", available: { $0.count > 1 }) { [unowned dishes] dish in
                dishes.items.removeAll { $0 == dish }
            },
        ]
    }

    /// Shows other items.
    func change(_ words: [String], _ count: Int) {
        dishes.items = Array(words.prefix(count))
        extras.options = Array(words.prefix(5))
        bills.items = words.dropLast(count)
        town.options = words + words.map { "\($0)!" }
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
        ScreenRoute("kitchen") { (_: FoodCourt) in KitchenScreen() }
        ScreenRoute("form") { (_: FoodCourt) in FormScreen() }
        ScreenRoute("rows") { (_: FoodCourt) in RowsScreen() }
    }
}
