import Catalogue
import Checkout
import Wayline
import Words

extension App {
    /// The shop: its links, its languages, and the coordinator that it begins with.
    public static var shop: App { shop() }

    /// The shop with other services, for a test.
    public static func shop(
        products: any ProductService = MemoryProducts(), orders: any OrderService = MemoryOrders()
    ) -> App {
        App("Shop", links: ShopLinks.table) { context in
            ShopCoordinator(context, products: products, orders: orders)
        }
        .languages([
            AppLanguage(Language.english.rawValue, "English"),
            AppLanguage(Language.vietnamese.rawValue, "Tiếng Việt", wording: .vietnamese),
        ])
    }
}
