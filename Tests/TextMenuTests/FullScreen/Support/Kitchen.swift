import Binding
import Coordination
import ScreenSupport
import WaylineInterface
import WaylineRouting

/// A view with a control of every kind.
@MainActor
final class KitchenView: View {
    let title = "Kitchen"
    let welcome = Label("Welcome.", .strong)
    let name = TextField("Name", placeholder: "your name")
    let code = SecureField("Code")
    let isHot = Toggle("Hot")
    let sauce = Choice("Sauce", ["mint", "fish", "soy"])
    let serve = Button("Serve")
    let leave = Button("Leave")
    let dishes = List("Dishes", ["phở", "bún chả", "bánh mì", "cơm tấm"])
    let waiting = Spinner("Cooking")
    let progress = ProgressBar("Done", fraction: 0.4)
    let facts = NamedValues("Facts", [.init("Cook", "An"), .init("Tables", "12")])
    let bills = Table<(number: Int, guest: String)>(
        "Bills", [(12, "An"), (9, "Bình Nguyễn"), (103, "田中")], id: \.number,
        columns: [
            Column("Number", alignment: .trailing, sortedBy: \.number) { "\($0.number)" },
            Column("Guest", width: .flexible, sortedBy: \.guest) { $0.guest },
            Column("Paid", width: .fixed(4)) { $0.number > 99 ? "yes" : "" },
        ])
    let cook = Picture("An Nguyen")

    /// Only random keys use the table.
    init() {
        bills.isHidden = true
        bills.isReorderable = true
    }

    var controls: [Control] {
        [
            cook, welcome, name, code, isHot, sauce, serve, leave, waiting, progress, facts, dishes,
            bills,
        ]
    }
}

@MainActor
final class KitchenScreen: ViewScreen {
    let view = KitchenView()
}

/// A flow with nothing but kitchens, and forms.
@MainActor
final class Restaurant: Coordinator {
    static let flow = Flow<Restaurant>("kitchen") {
        FlowScreen("kitchen") { (_: Restaurant) in KitchenScreen() }
        FlowScreen("form") { (_: Restaurant) in FormScreen() }
    }
}
