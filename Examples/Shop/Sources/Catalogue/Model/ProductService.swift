import Words

/// Knows the products.
public protocol ProductService: Sendable {
    func products(_ query: ProductQuery) async throws(ProductError) -> ProductPage
    func product(_ id: Int) async throws(ProductError) -> Product
}

/// A question for some of the products.
public struct ProductQuery: Hashable, Sendable {
    /// A part of the name; empty for all products.
    public let text: String

    /// The number of products that are known already.
    public let start: Int
}

/// Some of the products that match a query.
public struct ProductPage: Hashable, Sendable {
    public let products: [Product]

    /// True if more products match.
    public let hasMore: Bool

    public init(products: [Product], hasMore: Bool) {
        self.products = products
        self.hasMore = hasMore
    }
}

/// The reason for which the products are not there.
public enum ProductError: Error, Hashable {
    /// The service does not answer now.
    case unavailable

    /// No product has this number.
    case unknown(Int)
}

extension ProductError {
    /// The text for the user.
    func text(_ words: Words) -> String {
        switch self {
        case .unavailable:
            words(
                "The catalogue does not answer. Try again in a moment.",
                "Danh mục không trả lời. Hãy thử lại sau.")
        case .unknown(let id):
            words(
                "No product has the number \(id). Choose one from the list.",
                "Không có sản phẩm số \(id). Hãy chọn một sản phẩm trong danh sách.")
        }
    }
}
