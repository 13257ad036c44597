import Binding
import Foundation
import WaylineStreams

/// The state and the actions of the screen.
@MainActor
protocol RefundViewModelProtocol: AnyObject {
    var reason: Observable<String> { get }
    var amount: Observable<Decimal?> { get }
    var canFinish: Derived<Bool> { get }
    var done: Signal<Void> { get }
    var finished: AnyPublisher<Void, Never> { get }
}

/// The state and the rules of the screen.
@MainActor
final class RefundViewModel: RefundViewModelProtocol {
    let reason = Observable("")
    let amount = Observable(Decimal?.none)
    private(set) lazy var canFinish = Derived(reason, amount) { !$0.isEmpty && $1 != nil }
    let done = Signal<Void>()
    private(set) lazy var finished = done.filter { [canFinish] in canFinish.value }
        .eraseToAnyPublisher()
}
