import Catalogue

/// The things that the user wants to buy.
struct Cart: Equatable {
    /// A product, and how many of it.
    struct Line: Equatable {
        let product: Product
        var count = 1

        var price: Price { count * product.price }
    }

    private(set) var lines: [Line] = []

    var total: Price { lines.map(\.price).reduce(.zero, +) }

    mutating func add(_ product: Product) {
        if let index = lines.firstIndex(where: { $0.product == product }) {
            lines[index].count += 1
        } else {
            lines.append(Line(product: product))
        }
    }

    /// Removes one piece of a product.
    mutating func remove(_ product: Product) {
        guard let index = lines.firstIndex(where: { $0.product == product }) else { return }
        lines[index].count -= 1
        if lines[index].count == 0 { lines.remove(at: index) }
    }
}
