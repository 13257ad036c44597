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

extension ProductError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unavailable: "The catalogue does not answer. Try again in a moment."
        case .unknown(let id): "No product has the number \(id). Choose one from the list."
        }
    }
}
