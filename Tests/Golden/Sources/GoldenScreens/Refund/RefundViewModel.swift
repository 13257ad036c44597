import Binding
import Foundation

/// The state and the rules of the screen.
@MainActor
final class RefundViewModel {
    let reason = Observable("")
    let amount = Observable(Decimal?.none)
    private(set) lazy var canFinish = Derived(reason, amount) { !$0.isEmpty && $1 != nil }
}
