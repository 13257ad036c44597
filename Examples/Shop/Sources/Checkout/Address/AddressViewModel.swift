import Wayline

/// The state of the first step.
@MainActor
final class AddressViewModel {
    let name = Observable("")
    let street = Observable("")
    let city = Observable("")
    let isComplete: Derived<Bool>
    private let order: OrderDraft

    init(_ order: OrderDraft) {
        self.order = order
        isComplete = Derived(name, street, city) { !$0.isEmpty && !$1.isEmpty && !$2.isEmpty }
    }

    /// The order with the address as typed so far.
    var draft: OrderDraft {
        var draft = order
        draft.address = address
        return draft
    }

    var address: Address {
        var address = Address()
        (address.name, address.street, address.city) = (name.value, street.value, city.value)
        return address
    }
}
