/// Something to buy.
public struct Product: Hashable, Sendable {
    public let id: Int
    public let name: String
    public let price: Price
    let summary: String
}
