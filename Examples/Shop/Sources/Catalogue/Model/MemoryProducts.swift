/// A few products, kept in memory.
public struct MemoryProducts: ProductService {
    private static let all = [
        Product(
            id: 1, name: "Teapot", price: Price(cents: 24_00),
            summary: "Holds four cups. The spout does not drip."),
        Product(
            id: 2, name: "Cup", price: Price(cents: 6_50),
            summary: "Thin porcelain, blue on white."),
        Product(
            id: 3, name: "Green tea", price: Price(cents: 8_90),
            summary: "From Thái Nguyên, 100 grams."),
    ]

    public init() {}

    public func products() async -> [Product] {
        Self.all
    }

    public func product(_ id: Int) async throws(ProductError) -> Product {
        guard let product = Self.all.first(where: { $0.id == id }) else { throw .unknown(id) }
        return product
    }
}
