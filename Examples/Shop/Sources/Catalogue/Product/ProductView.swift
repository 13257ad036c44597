import Wayline
import Words

/// The controls of the page of one product.
final class ProductView: View {
    let title: String
    let name = Label("", .strong)
    let price = Label()
    let summary = Label()
    let addToCart: Button
    let loading: Spinner
    let error = Label("", .error)
    let tryAgain: Button

    init(_ words: Words) {
        title = words("Product", "Sản phẩm")
        addToCart = Button(words("Add to cart", "Thêm vào giỏ"))
        loading = Spinner(words.loading)
        tryAgain = Button(words.tryAgain)
    }

    var controls: [Control] { [name, price, summary, addToCart, loading, error, tryAgain] }
}
