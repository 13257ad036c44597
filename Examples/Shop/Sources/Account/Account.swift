import Checkout
import Wayline
import Words

/// A coordinator whose flow has the user's account.
public protocol AccountOwner: Coordinator {
    var session: Session { get }
    var orders: any OrderService { get }

    /// The run of the app. It has the language, which the user chooses on the account screen.
    var context: AppContext { get }
}

extension AccountOwner {
    /// The texts in the language of the app.
    public var words: Words {
        Words(Language(rawValue: context.language.value) ?? .english)
    }

    /// The login, and the screens of the account, as a part of the owner's flow.
    @FlowBuilder<Self>
    public static var account: [FlowElement<Self>] {
        FlowScreen(.account) { owner in
            AccountScreen(
                viewModel: AccountViewModel(owner.session, words: owner.words), owner.context,
                words: owner.words)
        }
        FlowScreen(.orders) { owner in
            OrdersScreen(
                viewModel: OrdersViewModel(orders: owner.orders), words: owner.words)
        }
        .onEnter(while: { $0.session.isLoggedIn }, otherwise: .after(.start(.login)))
        FlowScreen(.order) { owner, input in
            OrderScreen(
                viewModel: OrderViewModel(input, orders: owner.orders),
                words: owner.words)
        }
        .onEnter(while: { $0.session.isLoggedIn }, otherwise: .after(.start(.login)))
        ChildFlow(.login) { owner in
            LoginCoordinator(session: owner.session, words: owner.words)
        } onResult: { _, _ in
            .stay
        }
    }
}

extension Destination<NoInput, NoOutput> {
    /// The user, the way to the orders, and the language.
    public static let account = Self("account")

    /// The flow that ends when the user has logged in.
    public static let login = Self("login")
}
