import Wayline

/// The controls of the list of products.
final class ProductsView: View {
    let title = "Products"
    let products = List<Product>("Products") { "\($0.name), \($0.price)" }
    let loading = Spinner("Loading")
    let error = Label("", .error)
    let tryAgain = Button("Try again")

    var controls: [Control] { [products, loading, error, tryAgain] }
}
