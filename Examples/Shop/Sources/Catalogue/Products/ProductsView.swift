import Wayline
import Words

/// The controls of the list of products.
final class ProductsView: View {
    let title: String
    let products: List<Product>
    let loading: Spinner
    let error = Label("", .error)
    let tryAgain: Button

    init(_ words: Words) {
        title = words("Products", "Sản phẩm")
        products = List(words("Products", "Sản phẩm")) { "\($0.name), \($0.price)" }
        loading = Spinner(words.loading)
        tryAgain = Button(words.tryAgain)
    }

    var controls: [Control] { [products, loading, error, tryAgain] }
}
