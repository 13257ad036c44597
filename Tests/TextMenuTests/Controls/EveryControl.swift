import Binding
import Coordination
import TextMenu

/// One control of each kind that a user can act on, and a log of what they publish.
@MainActor
final class EveryControl {
    let dishes = List("Dishes", ["phở", "bún", "cơm", "chè"], id: \.self) { $0 }
    let extras = MultiChoice("Extras", ["egg", "chili", "lime"])
    let sauce = Choice("Sauce", ["mint", "fish", "soy"])
    let isHot = Toggle("Hot")
    let name = TextField("Name")
    let pin = SecureField("PIN")
    let table = NumberField<Int>("Table", in: 1...40)
    let quantity = Stepper("Quantity", in: 1...9)
    let search = SearchField("Search")
    let note = TextArea("Note")
    let day = DateField<CalendarDate>("Day")
    let order = Button("Order", isDefault: true)
    private(set) var log: [String] = []
    private(set) lazy var screen = FixedScreen("Every", controls)
    private var tokens: Set<AnyCancellable> = []

    var controls: [Control] {
        [
            dishes, extras, sauce, isHot, Section("Guest", hasFrame: true, [name, pin]), table,
            quantity, search, note, day, order,
        ]
    }

    /// Their names, in order.
    var names: [String] { Page.controls(controls).map(\.label) }

    /// The texts that a user reads, and everything that was published.
    var state: [String] { Page.controls(controls).map(\.spokenText) + log }

    init() {
        dishes.isReorderable = true
        dishes.actions = [
            RowAction("Cook", key: "c") { [unowned self] dish in
                log.append("cook \(dish)")
                screen.say("It is cooked.")
            }
        ]
        note(dishes.chosenPublisher, "dish")
        note(dishes.movePublisher, "move")
        extras.chosenPublisher.bind(to: self) { $0.log.append("\($1.sorted())") }
            .store(in: &tokens)
        note(sauce.chosenPublisher, "sauce")
        note(isHot.isOnPublisher, "hot")
        for field in [name, pin, search, note] { note(field.textPublisher, field.label) }
        note(table.valuePublisher, "table")
        note(quantity.valuePublisher, "quantity")
        note(day.valuePublisher, "day")
        order.tapPublisher.bind(to: self) { every, _ in every.log.append("order") }
            .store(in: &tokens)
    }

    private func note<Value>(_ signal: Signal<Value>, _ name: String) {
        signal.bind(to: self) { $0.log.append("\(name) \($1)") }.store(in: &tokens)
    }
}

extension Page {
    /// The controls that a user can act on, without sections.
    @MainActor
    static func controls(_ controls: [Control]) -> [Control] {
        controls.flatMap { $0.parts.map(Self.controls) ?? [$0] }.filter(\.isInteractive)
    }
}

/// An action of a user on one of the controls.
enum ControlUse {
    case type(String, into: String)

    /// Enter in the field that was filled in by the step before.
    case submit(String)
    case toggle(String)
    case choose(Int, in: String)
    case filter(String, by: String)

    /// The action of this index on a row.
    case act(Int, on: Int, in: String)
    case press(String)
}
