import Binding
import Coordination
import ScreenSupport
import WaylineInterface

/// One control of each kind that a user can act on, also one of an app's own, and a log of what
/// they publish.
@MainActor
final class EveryControl {
    let dishes = List("Dishes", ["phở", "bún", "cơm", "chè"], id: \.self) { $0 }
    let extras = MultiChoice("Extras", ["egg", "chili", "lime"])
    let sauce = Choice("Sauce", ["mint", "fish", "soy"])
    let town = Choice("Town", (1...12).map { "Town \($0)" })
    let isHot = Toggle("Hot")
    let chili = ChiliLevel("Chili")
    let name = TextField("Name")
    let pin = SecureField("PIN")
    let table = NumberField<Int>("Table", in: 1...40)
    let quantity = Stepper("Quantity", in: 1...9)
    let search = SearchField("Search")
    let note = TextArea("Note")
    let day = DateField<CalendarDate>("Day")
    let more = Section("More", isOpen: true, [Toggle("Gift")])
    let thread = SectionList("Thread", [7, 17].map(Bill.init), title: \.guest) {
        [Label("bill \($0.id)")]
    }
    let order = Button("Order", isDefault: true)
    let menu = Placeholder(.failed("The menu is not there."), retry: "Again")
    let bills = Table<Bill>(
        "Bills", [12, 9, 103].map(Bill.init),
        columns: [
            Column("Number", sortedBy: \.id) { "\($0.id)" },
            Column("Guest", sortedBy: \.guest) { $0.guest },
        ])
    let letters = List("Letters", ["ash", "box", "cup"], id: \.self, selects: .several) { $0 }
    private(set) var log: [String] = []
    private(set) lazy var screen = FixedScreen("Every", controls)
    private var tokens: Set<AnyCancellable> = []

    var controls: [Control] {
        [
            dishes, extras, sauce, town, isHot, chili,
            Section("Guest", hasFrame: true, [name, pin]), table, quantity, search, note, day,
            order, menu, bills, letters, more, thread,
        ]
    }

    /// Returns whether the switch or section of this name is on or open.
    func isOn(_ name: String) -> Bool {
        Page.controls(controls).contains { control in
            guard control.label == name, case .press(let button) = control.input else {
                return false
            }
            return button.position == true
        }
    }

    /// Their names, in order.
    var names: [String] { Page.controls(controls).map(\.label) }

    /// The texts that a user reads, the rows, and everything that was published.
    var state: [String] {
        Page.controls(controls).flatMap { [$0.spokenText] + ($0.optionInput?.rows ?? []) } + log
    }

    init() {
        dishes.isReorderable = true
        dishes.actions = [
            RowAction("Cook", key: .control("x"), self) { [unowned self] _, dish in
                log.append("cook \(dish)")
                screen.say("It is cooked.")
            }
        ]
        bills.isReorderable = true
        bills.actions = [
            RowAction("Pay", self) { [unowned self] _, bill in log.append("pay \(bill.id)") }
        ]
        addLetters()
        bills.chosenPublisher.bind(to: self) { $0.log.append("bill \($1.id)") }.store(in: &tokens)
        note(bills.movePublisher, "bills")
        note(dishes.chosenPublisher, "dish")
        note(dishes.movePublisher, "move")
        extras.chosenPublisher.bind(to: self) { $0.log.append("\($1.sorted())") }
            .store(in: &tokens)
        note(sauce.chosenPublisher, "sauce")
        note(town.chosenPublisher, "town")
        note(chili.levelPublisher, "chili")
        note(menu.retry.tapPublisher, "again")
        note(isHot.isOnPublisher, "hot")
        for field in [name, pin, search, note] { note(field.textPublisher, field.label) }
        note(table.valuePublisher, "table")
        note(quantity.valuePublisher, "quantity")
        note(day.valuePublisher, "day")
        note(order.tapPublisher, "order")
    }

    private func addLetters() {
        letters.actions = [
            RowAction(forSelected: "Archive", self) { [unowned self] _, letters in
                log.append("archive \(letters)")
            }
        ]
        note(letters.selectionPublisher, "selected")
    }

    private func note<Value>(_ signal: Signal<Value>, _ name: String) {
        signal.bind(to: self) {
            $0.log.append($1 is Void ? name : "\(name) \($1)")
        }.store(in: &tokens)
    }
}

/// A row of the table.
struct Bill: Identifiable, Equatable {
    let id: Int

    var guest: String { "Guest \(id % 10)" }
}

extension OptionInput {
    /// The rows as plain lines print them, with a sign at the chosen ones.
    fileprivate var rows: [String] {
        (0..<count).map {
            (isChosen(at: $0) ? "* " : "  ") + (isSelected(at: $0) ? "+ " : "  ") + text(at: $0)
        }
    }
}

extension Control {
    /// The control, if it has options.
    var optionInput: (any OptionInput)? {
        if case .options(let control) = input { control } else { nil }
    }
}

extension Page {
    /// The controls that a user can act on, without sections.
    @MainActor
    static func controls(_ controls: [Control]) -> [Control] {
        controls.flatMap { $0.parts.map(Self.controls) ?? [$0] }.filter(\.isInteractive)
    }
}

/// An action of a user on the selected rows of a list.
enum SelectionUse {
    /// Selects or deselects a row.
    case row(Int)
    case all
    case none

    /// The action of this index on the selected rows.
    case act(Int)
}

/// An action of a user on one of the controls.
enum ControlUse {
    case type(String, into: String)

    /// Enter in the field that was filled in by the step before.
    case submit(String)
    case toggle(String)
    case choose(Int, in: String)
    case filter(String, by: String)

    /// The option of this index, among those that the text leaves.
    case find(Int, in: String, by: String)

    /// Sorts by a column; nil for the given order.
    case sort(String, by: String?, isDescending: Bool = false)

    /// The action of this index on a row.
    case act(Int, on: Int, in: String)

    case selection(SelectionUse, in: String)
    case press(String)
}
