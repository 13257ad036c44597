import Catalogue

/// The things that the user wants to buy.
public struct Cart: Hashable, Codable, Sendable {
    /// A product, and how many of it.
    public struct Line: Hashable, Codable, Sendable {
        public let product: Product
        public internal(set) var count = 1

        public var price: Price { count * product.price }
    }

    public private(set) var lines: [Line] = []

    public init() {}

    public var isEmpty: Bool { lines.isEmpty }

    public var total: Price { lines.map(\.price).reduce(.zero, +) }

    public mutating func add(_ product: Product) {
        if let index = lines.firstIndex(where: { $0.product == product }) {
            lines[index].count += 1
        } else {
            lines.append(Line(product: product))
        }
    }

    /// Removes one piece of a product.
    public mutating func remove(_ product: Product) {
        guard let index = lines.firstIndex(where: { $0.product == product }) else { return }
        lines[index].count -= 1
        if lines[index].count == 0 { lines.remove(at: index) }
    }
}

extension Cart.Line: CustomStringConvertible {
    public var description: String { "\(count) × \(product.name), \(price)" }
}
