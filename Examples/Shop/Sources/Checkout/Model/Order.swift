import Wayline
import Words

/// Something that the user has ordered.
public struct Order: Hashable, Codable, Sendable {
    public let id: Int

    /// The things, the address, the delivery and the payment.
    public let contents: OrderDraft

    /// The day on which the user ordered; nil if it is not known.
    public let day: CalendarDate?
    public let state: OrderState

    public init(
        id: Int, contents: OrderDraft, day: CalendarDate? = nil, state: OrderState = .packing
    ) {
        (self.id, self.contents, self.day, self.state) = (id, contents, day, state)
    }
}

extension Order: Identifiable {}

extension Order {
    /// Reads a saved order. The version before saved no state.
    public init(from decoder: any Decoder) throws {
        let saved = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            id: try saved.decode(Int.self, forKey: .id),
            contents: try saved.decode(OrderDraft.self, forKey: .contents),
            day: try saved.decodeIfPresent(CalendarDate.self, forKey: .day),
            state: try saved.decodeIfPresent(OrderState.self, forKey: .state) ?? .packing)
    }
}

/// The state of an order.
public enum OrderState: String, Codable, Sendable {
    case packing
    case delivered
}

extension OrderState {
    public func text(_ words: Words) -> String {
        switch self {
        case .packing: words("Being packed", "Đang đóng gói")
        case .delivered: words("Delivered", "Đã giao")
        }
    }
}

/// Takes orders, and knows those of the user.
public protocol OrderService: Sendable {
    func place(_ draft: OrderDraft) async throws(OrderError) -> Order
    func orders() async throws(OrderError) -> [Order]
    func order(_ id: Int) async throws(OrderError) -> Order
}

/// The reason for which an order is not there.
public enum OrderError: Error, Hashable {
    /// The service does not answer now.
    case unavailable

    /// The user has no order of this number.
    case unknown(Int)
}

extension OrderError {
    /// The text for the user.
    public func text(_ words: Words) -> String {
        switch self {
        case .unavailable:
            words(
                "The orders do not answer. Try again in a moment.",
                "Dịch vụ đặt hàng không trả lời. Hãy thử lại sau.")
        case .unknown(let id):
            words(
                "You have no order of the number \(id). Choose one from the list.",
                "Bạn không có đơn hàng số \(id). Hãy chọn một đơn trong danh sách.")
        }
    }
}
