import Account
import Checkout
import Wayline
public import WaylineExploration

/// The parts of a shop that decide what it does.
@MainActor
public final class ShopWorld {
    let orders = MemoryOrders(today: CalendarDate("2026-02-03"))
    let session = Session(accounts: MemoryAccounts())
    let cart = Observable(Cart())
}

extension Exploration<ShopWorld> {
    /// Every way through the shop.
    public static var shop: Exploration {
        var limits = ExplorationLimits()
        limits.steps = 12_000
        limits.triesOfAKind = 4
        return Exploration(in: { ShopWorld() }, inputs: .shop, limits: limits) { .shop(in: $0) }
    }
}

extension ExplorationInputs<ShopWorld> {
    fileprivate static var shop: Self {
        ExplorationInputs()
            .form("customer", ["Email": "an@example.com", "Password": "tra xanh"])
            .form("address", ["Name": "An", "Street": "1 Hang Bac", "City": "Hanoi"])
            .leavingAlone("Language")
            .links("shop://cart", "shop://product/1", "shop://order/7", "shop://order/99")
            .world { world -> [AnyHashable] in
                [world.orders.all, world.cart.value, world.session.isLoggedIn.value]
            }
            .always("only a customer who is logged in sees orders") { moment in
                !moment.path.contains("orders") || moment.world.session.isLoggedIn.value
            }
            .sometimes("an order is confirmed") { $0.path.last == "confirmation" }
            .home("products")
            .equalInAllLanguages("Email")
    }
}
