import Account
import Catalogue
import Checkout
import Wayline
import Words

/// Owns the app: a tab for the catalogue, one for the cart and one for the account.
final class ShopCoordinator: CatalogueOwner, CheckoutOwner, AccountOwner {
    static let flow = Flow<ShopCoordinator>(tabs: .products, .cart, .account) {
        catalogue
        FlowScreen(.cart) { shop in
            CartScreen(
                viewModel: CartViewModel(shop.cart, words: shop.words), words: shop.words)
        }
        checkout(otherwise: .after(.start(.login)))
        account
    }

    let context: AppContext
    let products: any ProductService
    let orders: any OrderService
    let session: Session
    let today: CalendarDate?
    private let cart: Observable<Cart>

    init(
        _ context: AppContext, products: any ProductService, orders: any OrderService,
        today: CalendarDate?, session: Session = Session(accounts: MemoryAccounts()),
        cart: Observable<Cart> = Observable(Cart())
    ) {
        self.session = session
        self.cart = cart
        self.context = context
        self.today = today
        self.products = products
        self.orders = orders
    }

    func buy(_ purchase: Purchase) -> Transition {
        cart.value.add(purchase.product, count: purchase.count)
        return .stay
    }

    var mayCheckOut: Derived<Bool> { session.isLoggedIn }

    func didOrder(_ order: Order) -> Transition {
        cart.value.remove(order.contents.cart)
        return .push(.confirmation, OrderInput(id: order.id))
    }

    func show(_ order: OrderInput) -> Transition {
        .sequence([
            .popToRoot, .select(.account), .unwind, .popToRoot, .push(.orders),
            .push(.order, order),
        ])
    }
}

extension Destination<NoInput, NoOutput> {
    static let cart = Self("cart")
}
