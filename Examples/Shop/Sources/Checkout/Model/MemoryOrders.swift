import Catalogue
import Wayline

/// Orders in memory. There is one already, with the number 7.
@MainActor
public final class MemoryOrders: OrderService {
    public private(set) var all: [Order]
    private let today: CalendarDate?

    /// Creates orders to which those of `today` are added.
    public init(today: CalendarDate? = nil) {
        self.today = today
        var cart = Cart()
        cart.add(Product(id: 3, name: "Green tea", price: Price(cents: 8_90)))
        var draft = OrderDraft(cart)
        (draft.address.name, draft.address.street, draft.address.city) = (
            "An", "1 Hang Bac", "Hanoi"
        )
        all = [Order(id: 7, contents: draft, day: CalendarDate("2026-01-12"), state: .delivered)]
    }

    public func place(_ draft: OrderDraft) -> Order {
        let order = Order(id: all.count + 7, contents: draft, day: today)
        all.append(order)
        return order
    }

    public func orders() -> [Order] {
        all
    }

    public func order(_ id: Int) throws(OrderError) -> Order {
        guard let order = all.first(where: { $0.id == id }) else { throw .unknown(id) }
        return order
    }
}
