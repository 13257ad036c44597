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

    /// The number of pieces.
    public var count: Int { lines.map(\.count).reduce(0, +) }

    public var total: Price { lines.map(\.price).reduce(.zero, +) }

    public mutating func add(_ product: Product) {
        if let index = lines.firstIndex(where: { $0.product == product }) {
            lines[index].count += 1
        } else {
            lines.append(Line(product: product))
        }
    }

    /// Removes pieces of a product.
    public mutating func remove(_ product: Product, count: Int = 1) {
        guard let index = lines.firstIndex(where: { $0.product == product }) else { return }
        lines[index].count -= count
        if lines[index].count <= 0 { lines.remove(at: index) }
    }

    /// Removes all that is in `other`.
    public mutating func remove(_ other: Cart) {
        for line in other.lines { remove(line.product, count: line.count) }
    }
}

extension Cart.Line: CustomStringConvertible {
    public var description: String { "\(count) × \(product.name), \(price)" }
}
