import Words

/// Knows the products.
public protocol ProductService: Sendable {
    func products() async throws(ProductError) -> [Product]
    func product(_ id: Int) async throws(ProductError) -> Product
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
