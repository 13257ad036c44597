import Account
import Catalogue
import Checkout
import FoundationEssentials
import Wayline
import Words

extension App {
    /// The shop: its links, its languages, and the coordinator that it begins with.
    public static var shop: App { shop() }

    /// The shop with other services, or on another day, for a test.
    public static func shop(
        products: any ProductService = MemoryProducts(), orders: (any OrderService)? = nil,
        today: CalendarDate? = .today
    ) -> App {
        let orders = orders ?? MemoryOrders(today: today)
        return App("Shop", links: ShopLinks.table) { context in
            ShopCoordinator(context, products: products, orders: orders, today: today)
        }
        .languages(known)
        .previews { Preview.orders }
    }

    /// The shop in a world that an exploration can read.
    static func shop(in world: ShopWorld) -> App {
        App("Shop", links: ShopLinks.table) { context in
            ShopCoordinator(
                context, products: MemoryProducts(), orders: world.orders,
                today: CalendarDate("2026-02-03"), session: world.session, cart: world.cart)
        }
        .languages(known)
    }

    private static let known = [
        AppLanguage(Language.english.rawValue, "English"),
        AppLanguage(Language.vietnamese.rawValue, "Tiếng Việt", wording: .vietnamese),
    ]
}

extension CalendarDate {
    /// The present day in UTC.
    public static var today: CalendarDate? {
        CalendarDate(daysSince1970: Int(Date().timeIntervalSince1970 / 86_400))
    }
}
