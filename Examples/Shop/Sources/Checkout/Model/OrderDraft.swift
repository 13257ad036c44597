import Catalogue
import Wayline
import Words

/// An order as far as the user has filled it in. It is the input of each step of the checkout. In a
/// draft that an older version has saved, the fields that are new have their defaults.
public struct OrderDraft: ScreenInput, DefaultInitializable {
    public internal(set) var cart = Cart()
    public internal(set) var address = Address()
    public internal(set) var delivery = Delivery.standard
    public internal(set) var payment = Payment.invoice

    /// The day on which the order must come; nil if any day will do.
    public internal(set) var day: CalendarDate?

    /// A note for the person who brings it.
    public internal(set) var note = ""

    /// True if the parcel comes without prices.
    public internal(set) var isGift = false

    /// The euros that the user has in cash; nil for the exact total, and for other payments.
    public internal(set) var cash: Int?

    public init() {}

    /// The draft at the beginning of a checkout.
    public init(_ cart: Cart) {
        self.cart = cart
    }

    public var total: Price { cart.total + delivery.price }
}

extension OrderDraft {
    /// Returns all that the user has chosen, and the prices.
    public func rows(_ words: Words) -> [NamedValues.Row] {
        let choices = [
            (words("To", "Giao đến"), "\(address)"),
            (words("Day", "Ngày"), day?.description ?? ""),
            (words("Note", "Ghi chú"), noteInOneLine),
            (words("Parcel", "Gói hàng"), isGift ? words("Without prices", "Không ghi giá") : ""),
            (words("Payment", "Thanh toán"), paymentText(words)),
            (words("Delivery", "Giao hàng"), delivery.text(words)),
        ]
        return cart.lines.map { .init("\($0.count) × \($0.product.name)", "\($0.price)") }
            + choices.filter { !$1.isEmpty }.map { .init($0, $1) }
            + [.init(words("Total", "Tổng"), "\(total)")]
    }

    private var noteInOneLine: String {
        note.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private func paymentText(_ words: Words) -> String {
        guard let cash else { return payment.text(words) }
        return payment.text(words) + ", " + words("change for €\(cash)", "trả lại từ €\(cash)")
    }
}

/// The place where the order goes.
public struct Address: Hashable, Codable, Sendable {
    public internal(set) var name = ""
    public internal(set) var street = ""
    public internal(set) var city = ""

    public init() {}
}

extension Address: CustomStringConvertible {
    public var description: String { "\(name), \(street), \(city)" }
}

/// The speed of the delivery.
public enum Delivery: String, CaseIterable, Codable, Sendable {
    case standard
    case express

    public var price: Price {
        switch self {
        case .standard: .zero
        case .express: Price(cents: 9_00)
        }
    }

    /// Returns the days on which an order of `today` can come.
    func days(after today: CalendarDate) -> ClosedRange<CalendarDate> {
        let first =
            switch self {
            case .standard: 3
            case .express: 1
            }
        return today.advanced(by: first)...today.advanced(by: 14)
    }
}

extension Delivery {
    func text(_ words: Words) -> String {
        switch self {
        case .standard: "\(words("Standard", "Thường")), \(price)"
        case .express: "\(words("Express", "Nhanh")), \(price)"
        }
    }
}

/// The way in which the user pays.
public enum Payment: String, CaseIterable, Codable, Sendable {
    case invoice
    case cash

    func text(_ words: Words) -> String {
        switch self {
        case .invoice: words("Invoice", "Hoá đơn")
        case .cash: words("Cash on delivery", "Tiền mặt khi nhận hàng")
        }
    }
}
