import Wayline

/// The controls of the screen, from top to bottom.
final class PaymentView: View {
    let title = "Payment"
    let amount = NumberField<Double>("Amount")
    let note = TextField("Note")
    let method = Choice("Method", PaymentMethod.allCases) { $0.rawValue }
    let done = Button("Done", isDefault: true)
    let about = Button("About")

    /// True if each text is a valid value.
    private(set) lazy var isValid: ValueSource<Bool> = amount.isValid

    var controls: [Control] { [amount, note, method, done, about] }
}
