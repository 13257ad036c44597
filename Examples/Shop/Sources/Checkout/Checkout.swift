import Wayline
import Words

/// A coordinator whose flow has a checkout, and a screen that confirms the order.
public protocol CheckoutOwner: Coordinator {
    var orders: any OrderService { get }
    var words: Words { get }

    /// The day on which the user orders; nil if it is not known.
    var today: CalendarDate? { get }

    /// True as long as the user may check out.
    var mayCheckOut: Derived<Bool> { get }

    /// Returns where to go after the checkout has finished with `order`.
    func didOrder(_ order: Order) -> Transition

    /// Returns the way to the page of an order.
    func show(_ order: OrderInput) -> Transition
}

extension CheckoutOwner {
    /// The checkout, as a part of the owner's flow. If the user may not check out, it does
    /// `otherwise`.
    @FlowBuilder<Self>
    public static func checkout(otherwise: Verdict) -> [FlowElement<Self>] {
        ChildFlow(.checkout) { owner, draft in
            CheckoutCoordinator(
                draft, orders: owner.orders, today: owner.today, words: owner.words)
        } onResult: { owner, result in
            switch result {
            case .finished(let order): owner.didOrder(order)
            case .cancelled: .stay
            }
        }
        .onEnter(while: { $0.mayCheckOut }, otherwise: otherwise)
        FlowScreen(.confirmation) { owner, order in ConfirmationScreen(order, words: owner.words) }
            .on(\.chosen) { owner, order in owner.show(order) }
    }
}

extension Destination<OrderDraft, Order> {
    /// The flow that ends with an order.
    public static let checkout = Self("checkout")
}

extension Destination<OrderInput, NoOutput> {
    /// The screen after the checkout.
    public static let confirmation = Self("confirmation")
}

/// The input of a screen that shows one order.
public struct OrderInput: ScreenInput {
    public let id: Int

    public init(id: Int) {
        self.id = id
    }
}
