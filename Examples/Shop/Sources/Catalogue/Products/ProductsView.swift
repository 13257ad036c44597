import Wayline
import Words

/// The controls of the list of products.
final class ProductsView: View {
    let title: String
    let search: SearchField
    let products: Table<Product>
    let missing: Placeholder

    init(_ words: Words) {
        title = words("Products", "Sản phẩm")
        search = SearchField(words("Search", "Tìm"))
        products = Table(columns: [
            Column(words("Product", "Sản phẩm")) { $0.name },
            Column(words("Price", "Giá"), alignment: .trailing) { "\($0.price)" },
        ])
        products.spokenLabel = title
        products.nearEndDistance = 4
        missing = Placeholder(retry: words.tryAgain)
    }

    var controls: [Control] { [search, products, missing] }
}
