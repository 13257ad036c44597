import Wayline

/// The controls of the page of one product.
final class ProductView: View {
    let title = "Product"
    let name = Label("", .strong)
    let price = Label()
    let summary = Label()
    let addToCart = Button("Add to cart")
    let loading = Spinner("Loading")
    let error = Label("", .error)
    let tryAgain = Button("Try again")

    var controls: [Control] { [name, price, summary, addToCart, loading, error, tryAgain] }
}
