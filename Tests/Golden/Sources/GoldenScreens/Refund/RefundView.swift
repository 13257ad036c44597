import Foundation
import Wayline

/// A field for an exact number.
final class RefundDecimalField: ValueField<Decimal> {
    override func value(of text: String) -> Decimal? {
        Double(numberText: text).flatMap { _ in Decimal(string: text) }
    }

    override func rule(in wording: Wording) -> String { "Type a number." }
}

/// The controls of the screen, from top to bottom.
final class RefundView: View {
    let title = "Refund"
    let parts = Container()
    let reason = TextField("Reason")
    let amount = RefundDecimalField("Amount")
    let done = Button("Done", isDefault: true)
    let about = Button("About")
    let booking = Button("Booking")

    /// True if each text is a valid value.
    private(set) lazy var isValid: ValueSource<Bool> = amount.isValid

    var controls: [Control] { [parts, reason, amount, done, about, booking] }
}
