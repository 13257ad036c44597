import Wayline
import Words

/// The controls of the list of products.
final class ProductsView: View {
    let title: String
    let search: SearchField
    let products: List<Product>
    let missing: Placeholder

    init(_ words: Words) {
        title = words("Products", "Sản phẩm")
        search = SearchField(words("Search", "Tìm"))
        products = List(
            words("Products", "Sản phẩm"),
            emptyText: words("No product has this name.", "Không có sản phẩm nào tên này.")
        ) { "\($0.name), \($0.price)" }
        products.nearEndDistance = 4
        missing = Placeholder(retry: words.tryAgain)
    }

    var controls: [Control] { [search, products, missing] }
}
