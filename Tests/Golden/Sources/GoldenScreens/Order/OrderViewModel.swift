import Binding
import Foundation

/// The state and the rules of the screen.
@MainActor
final class OrderViewModel {
    let id = Observable(Int?.none)
    let customer = Observable("")
    let total = Observable(Decimal?.none)
    let paid = Observable(false)
    private(set) lazy var canFinish = Derived(id, customer) { $0 != nil && !$1.isEmpty }
}
