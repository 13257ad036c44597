/// Something to buy.
public struct Product: Hashable, Codable, Sendable {
    public let id: Int
    public let name: String
    public let price: Price
    let summary: String

    public init(id: Int, name: String, price: Price, summary: String = "") {
        self.id = id
        self.name = name
        self.price = price
        self.summary = summary
    }
}
