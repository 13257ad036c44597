import Binding

/// The values of `method`.
nonisolated enum PaymentMethod: String, CaseIterable, Codable, Sendable {
    case card, cash
}

/// The values of the screen.
nonisolated struct PaymentEntry: Codable, Hashable, Sendable {
    let amount: Double?
    let note: String?
    let method: PaymentMethod
}

/// The state and the rules of the screen.
@MainActor
final class PaymentViewModel {
    let amount = Observable(Double?.none)
    let note = Observable("")
    let method = Observable(PaymentMethod.card)

    /// The values; nil if one is missing.
    var entry: PaymentEntry? {
        return PaymentEntry(
            amount: amount.value, note: note.value.isEmpty ? nil : note.value, method: method.value)
    }
}
