import Foundation
import Wayline

/// A field for an exact number.
final class OrderDecimalField: ValueField<Decimal> {
    override func value(of text: String) -> Decimal? {
        Double(numberText: text).flatMap { _ in Decimal(string: text) }
    }

    override func rule(in wording: Wording) -> String { "Type a number." }
}

/// The controls of the screen, from top to bottom.
final class OrderView: View {
    let title = "Order"
    let id = NumberField<Int>("ID")
    let customer = TextField("Customer")
    let total = OrderDecimalField("Total")
    let paid = Toggle("Paid")
    let done = Button("Done", isDefault: true)
    let about = Button("About")

    /// True if each text is a valid value.
    private(set) lazy var isValid: ValueSource<Bool> = Derived(id.isValid, total.isValid) {
        $0 && $1
    }

    var controls: [Control] { [id, customer, total, paid, done, about] }
}
