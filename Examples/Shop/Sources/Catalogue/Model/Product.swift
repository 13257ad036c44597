/// Something to buy.
public struct Product: Hashable, Codable, Sendable, Identifiable {
    public let id: Int
    public let name: String
    public let price: Price

    /// The number of pieces that the shop has.
    public let stock: Int
    let summary: String

    public init(id: Int, name: String, price: Price, stock: Int = 10, summary: String = "") {
        self.id = id
        self.name = name
        self.price = price
        self.stock = stock
        self.summary = summary
    }
}

/// The pieces of a product that the user wants to buy.
public struct Purchase: Hashable, Sendable {
    public let product: Product
    public let count: Int
}
