import Account
import Catalogue
import Checkout
import Wayline
import Words

/// Owns the app: a tab for the catalogue, one for the cart and one for the account.
public final class ShopCoordinator: CatalogueOwner, CheckoutOwner, AccountOwner {
    public static let flow = Flow<ShopCoordinator>(tabs: .products, .cart, .account) {
        catalogue
        ScreenRoute(.cart) { shop in
            CartScreen(
                viewModel: CartViewModel(shop.cart, words: shop.words), words: shop.words)
        }
        checkout(otherwise: .after(.start(.login)))
        account
    }

    public let products: any ProductService
    public let orders: any OrderService
    public let session: Session
    public let language: Observable<Language>
    private let cart = Observable(Cart())

    public init(
        products: any ProductService, orders: any OrderService = MemoryOrders(),
        accounts: any AccountService = MemoryAccounts(), language: Language = .english
    ) {
        self.products = products
        self.orders = orders
        session = Session(accounts: accounts)
        self.language = Observable(language)
    }

    public func buy(_ product: Product) -> Transition {
        cart.value.add(product)
        return .select(.cart)
    }

    public var mayCheckOut: Derived<Bool> { session.isLoggedIn }

    public func didOrder(_ order: Order) -> Transition {
        cart.value = Cart()
        return .push(.confirmation, OrderInput(id: order.id))
    }

    public func show(_ order: OrderInput) -> Transition {
        .sequence([
            .popToRoot, .select(.account), .popToRoot, .push(.orders), .push(.order, order),
        ])
    }
}

extension RouteID<NoInput> {
    static let cart = Self("cart")
}
