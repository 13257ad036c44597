import Coordination
import WaylineRouting

/// A shop in a later version: its inputs and drafts have other fields than those that were saved.
@MainActor
final class LaterShop: Coordinator {
    static let flow = Flow<LaterShop>(.home) {
        FlowScreen(.home) { _ in ShopScreen() }
        FlowScreen(.order) { _, input in ShopScreen("\(input.number) \(input.note ?? "-")") }
        FlowScreen(.search) { _, input in
            ShopScreen("\(input.text) \(input.page) \(input.range.limit) \(input.range.isOpen)")
        }
        FlowScreen(.filter) { _, input in
            ShopScreen("\(input.text) \(input.mode ?? "-") \(input.page)")
        }
        FlowScreen(.payment) { _, input in ShopScreen("\(input.amount) \(input.token)") }
            .migrating { (old: OldPayment) in Payment(amount: old.sum, token: "old") }
        FlowScreen(.token) { _, input in ShopScreen(input.token) }
        FlowScreen(.invoice) { _, input in ShopScreen("\(input.year ?? 0)/\(input.number)") }
            .migrating { (old: OldInvoice) in Invoice(number: old.id, year: 2025) }
            .migrating { (old: OldestInvoice) in
                Invoice(number: Int(old.name) ?? 0, year: 2024)
            }
            .onEnter { shop, step in shop.verdict(on: step) }
        ChildFlow(.checkout) { shop, input in CheckoutFlow(input, shop) }
            .migrating { (old: OldCart) in Cart(numbers: [old.number]) }
    }

    struct Order: ScreenInput {
        var number: Int
        var note: String?
    }

    struct PaidOrder: ScreenInput { var code: String }

    struct Search: ScreenInput, DefaultInitializable {
        struct Range: ScreenInput, DefaultInitializable {
            var limit = 9
            var isOpen = true
        }

        var text = ""
        var page = 1
        var range = Range()
    }

    struct Filter: ScreenInput, DefaultInitializable {
        var text = ""
        var mode: String? = "unread"
        var page = 1
    }

    struct Payment: Codable {
        var amount: Int
        @Secret var token: String
    }

    struct OldPayment: Codable { var sum: Int }

    struct Token: Codable, DefaultInitializable {
        var name = ""
        @Secret var token = ""
    }

    struct Invoice: ScreenInput {
        var number: Int
        var year: Int?
    }

    struct OldInvoice: Codable { var id: Int }

    struct OldestInvoice: Codable { var name: String }

    struct Cart: ScreenInput { var numbers: [Int] }

    struct OldCart: Codable { var number: Int }

    var carts: [[Int]] = []
    private(set) var entered: [String] = []

    private func verdict(on step: PlaceStep) -> Verdict {
        entered.append("\(step.parameters)")
        return .allow
    }
}

/// The same shop in an earlier version, which asks before it shows an invoice.
final class EarlierShop: Coordinator {
    static let flow = Flow<EarlierShop>(.home) {
        FlowScreen(.home) { _ in ShopScreen() }
        FlowScreen(.oldInvoice) { _, input in ShopScreen("\(input.id)") }
            .onEnter { _, _ in .ask(.confirm("Open it?", yes: "Open")) }
        FlowScreen(.order) { _, input in ShopScreen("\(input.number)") }
            .onEnter { _, _ in .ask(.confirm("Open it?", yes: "Open")) }
    }
}

/// A screen whose title is its input.
final class ShopScreen: DraftKeeping {
    struct Draft: Codable, DefaultInitializable, Equatable {
        var text = ""
        var isUrgent = true
    }

    let title: String
    var draft = Draft()

    init(_ title: String = "") {
        self.title = title
    }
}

final class CheckoutFlow: Coordinator {
    static let flow = Flow<CheckoutFlow>(.pay) {
        FlowScreen(.pay) { _ in ShopScreen() }
        FlowScreen(.paidOrder) { _, input in ShopScreen(input.code) }
            .migrating { (old: LaterShop.Order) in LaterShop.PaidOrder(code: "\(old.number)") }
    }

    init(_ cart: LaterShop.Cart, _ shop: LaterShop) {
        shop.carts.append(cart.numbers)
    }
}

extension Destination<NoInput, NoOutput> {
    fileprivate static let home = Self.init("home")
    fileprivate static let pay = Self.init("pay")
}

extension Destination<LaterShop.Order, NoOutput> {
    static let order = Self.init("order")
}

extension Destination<LaterShop.OldInvoice, NoOutput> {
    static let oldInvoice = Self.init("invoice")
}

extension Destination<LaterShop.PaidOrder, NoOutput> {
    fileprivate static let paidOrder = Self.init("order")
}

extension Destination<LaterShop.Search, NoOutput> {
    fileprivate static let search = Self.init("search")
}

extension Destination<LaterShop.Filter, NoOutput> {
    fileprivate static let filter = Self.init("filter")
}

extension Destination<LaterShop.Payment, NoOutput> {
    fileprivate static let payment = Self.init("payment")
}

extension Destination<LaterShop.Token, NoOutput> {
    fileprivate static let token = Self.init("token")
}

extension Destination<LaterShop.Invoice, NoOutput> {
    fileprivate static let invoice = Self.init("invoice")
}

extension Destination<LaterShop.Cart, NoOutput> {
    fileprivate static let checkout = Self.init("checkout")
}
