import Binding
import Coordination
import WaylineInterface
import WaylineRouting

/// A view with the fields for values and for long texts, and with a control of an app's own.
@MainActor
final class FormView: View {
    let title = "Form"
    let table = NumberField<Int>("Table", in: 1...40)
    let quantity = Stepper("Quantity", in: 1...3)
    let search = SearchField("Search", placeholder: "a dish")
    let day = DateField<CalendarDate>("Day")
    let chili = ChiliLevel("Chili")
    let orders = Placeholder(.empty("No orders"), retry: "Again")
    let note = TextArea("Note")

    private(set) lazy var controls: [Control] = [
        table, Section("Dish", hasFrame: true, [quantity, search, note]), day, chili, orders,
    ]
}

@MainActor
final class FormScreen: ViewScreen, DraftKeeping {
    let view = FormView()
}

extension FormView {
    /// Changes a control, in the way of this number. A field of one line gets no line feed, which a
    /// draft does not keep.
    func change(_ number: Int, _ text: String) {
        let line = text.replacing("\n", with: " ")
        switch number {
        case 0: table.text = line
        case 1: table.value = text.count
        case 2: quantity.value = text.count
        case 3: note.text = text + "\n" + text
        case 4: search.text = line
        case 5: day.value = CalendarDate(daysSince1970: text.count)
        case 6: orders.state = .loading(text)
        case 7: orders.state = .failed(text)
        case 8: orders.state = nil
        case 9: chili.level = text.count % 4
        default: quantity.isEnabled.toggle()
        }
    }
}

extension FormView {
    /// The values that the next run of the app has, too.
    var values: [String?] {
        [table, quantity, search, note, day, chili].map { $0.saved }
    }
}
