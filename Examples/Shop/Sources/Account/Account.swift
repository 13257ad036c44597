import Checkout
import Wayline

/// A coordinator whose flow has the user's account.
public protocol AccountOwner: Coordinator {
    var session: Session { get }
    var orders: any OrderService { get }
}

extension AccountOwner {
    /// The login, and the screens of the account, as a part of the owner's flow.
    @FlowBuilder<Self>
    public static var account: [FlowElement<Self>] {
        ScreenRoute(.account) { owner in
            AccountScreen(viewModel: AccountViewModel(owner.session))
        }
        ScreenRoute(.orders) { owner in
            OrdersScreen(viewModel: OrdersViewModel(orders: owner.orders))
        }
        .onEnter(while: { $0.session.isLoggedIn }, otherwise: .after(.start(.login)))
        ScreenRoute(.order) { owner, input in
            OrderScreen(viewModel: OrderViewModel(input, orders: owner.orders))
        }
        .onEnter(while: { $0.session.isLoggedIn }, otherwise: .after(.start(.login)))
        ChildFlow(.login) { owner in
            LoginCoordinator(session: owner.session)
        } onResult: { _, _ in
            .stay
        }
    }
}

extension RouteID<NoInput> {
    /// The user, and the way to the orders.
    public static let account = Self("account")

    /// The list of all orders. It needs a login.
    public static let orders = Self("orders")

    /// The flow that ends when the user has logged in.
    public static let login = Self("login")
}

extension RouteID<OrderInput> {
    /// The page of one order. It needs a login.
    public static let order = Self("order")
}
