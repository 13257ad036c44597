import Wayline

/// Some products, kept in memory.
public struct MemoryProducts: ProductService {
    private static let pageSize = 10

    private static let all: [Product] = [
        ("Teapot", 24_00, 4, "Holds four cups. The spout does not drip."),
        ("Cup", 6_50, 12, "Thin porcelain, blue on white."),
        ("Green tea", 8_90, 40, "From Thái Nguyên, 100 grams."),
        ("Lotus tea", 19_00, 9, "Scented with flowers of West Lake, 100 grams."),
        ("Jasmine tea", 9_80, 25, "Scented five times, 100 grams."),
        ("Black tea", 7_20, 30, "From Bảo Lộc, 100 grams."),
        ("White tea", 16_40, 8, "Young leaves of old trees, 50 grams."),
        ("Oolong tea", 14_60, 18, "Rolled by hand, 100 grams."),
        ("Ginger tea", 5_90, 22, "Twenty bags, without caffeine."),
        ("Artichoke tea", 5_40, 22, "Twenty bags, without caffeine."),
        ("Tea caddy", 11_00, 7, "Keeps 200 grams dry."),
        ("Tea tray", 32_00, 3, "Bamboo, with a drawer for the water."),
        ("Tea spoon", 4_20, 15, "Measures three grams."),
        ("Strainer", 6_80, 11, "Fine steel, for loose leaves."),
        ("Kettle", 45_00, 5, "Holds a litre, and keeps it at 80 degrees."),
        ("Gift box", 49_00, 6, "A teapot, two cups and lotus tea."),
    ].enumerated().map { index, item in
        Product(
            id: index + 1, name: item.0, price: Price(cents: item.1), stock: item.2,
            summary: item.3)
    }

    public init() {}

    public func products(_ query: ProductQuery) async -> ProductPage {
        let found = Self.all.matching(query.text) { $0.name }
        let page = found.dropFirst(query.start).prefix(Self.pageSize)
        return ProductPage(products: Array(page), hasMore: page.endIndex < found.endIndex)
    }

    public func product(_ id: Int) async throws(ProductError) -> Product {
        guard let product = Self.all.first(where: { $0.id == id }) else { throw .unknown(id) }
        return product
    }
}
