import Wayline
import Words

/// The controls of the page of one product.
final class ProductView: View {
    /// The name of the product, once the product is loaded.
    let heading: Observable<String>
    let name = Label("", .strong)
    let price = Label()
    let summary = Label()
    let count: Stepper<Int>
    let addToCart: Button
    let order: Section
    let missing: Placeholder

    init(_ words: Words) {
        heading = Observable(words("Product", "Sản phẩm"))
        count = Stepper(words("Quantity", "Số lượng"), in: 1...1)
        addToCart = Button(words("Add to cart", "Thêm vào giỏ"), isDefault: true)
        order = Section("", [count, addToCart])
        missing = Placeholder(retry: words.tryAgain)
    }

    var title: String { heading.value }

    var titleSource: ValueSource<String>? { heading }

    var controls: [Control] { [name, price, summary, order, missing] }
}
