import Catalogue

/// The things that the user wants to buy.
public struct Cart: Hashable, Codable, Sendable {
    /// A product, and how many of it.
    public struct Line: Hashable, Codable, Sendable {
        public let product: Product
        public internal(set) var count = 1

        public var price: Price { count * product.price }

        /// True if the shop has another piece.
        public var canGrow: Bool { count < product.stock }
    }

    public private(set) var lines: [Line] = []

    public init() {}

    public var isEmpty: Bool { lines.isEmpty }

    /// The number of pieces.
    public var count: Int { lines.map(\.count).reduce(0, +) }

    public var total: Price { lines.map(\.price).reduce(.zero, +) }

    /// Adds pieces of a product, as many as the shop has.
    public mutating func add(_ product: Product, count: Int = 1) {
        let known = lines.firstIndex { $0.product == product }
        let index = known ?? lines.endIndex
        if known == nil { lines.append(Line(product: product, count: 0)) }
        lines[index].count = min(lines[index].count + count, product.stock)
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

extension Cart.Line: Identifiable {
    public var id: Int { product.id }
}
