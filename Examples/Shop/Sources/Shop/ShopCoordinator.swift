import Catalogue
import Wayline

/// Owns the app: a tab for the catalogue and one for the cart.
public final class ShopCoordinator: CatalogueOwner {
    public static let flow = Flow<ShopCoordinator>(tabs: .products, .cart) {
        catalogue
        ScreenRoute(.cart) { shop in CartScreen(viewModel: CartViewModel(shop.cart)) }
    }

    public let products: any ProductService
    private let cart = Observable(Cart())

    public init(products: any ProductService) {
        self.products = products
    }

    public func buy(_ product: Product) -> Transition {
        cart.value.add(product)
        return .select(.cart)
    }
}

extension RouteID<NoInput> {
    static let cart = Self("cart")
}
