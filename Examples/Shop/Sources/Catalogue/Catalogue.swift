import Wayline
import Words

/// A coordinator whose flow shows the catalogue.
public protocol CatalogueOwner: Coordinator {
    var products: any ProductService { get }
    var words: Words { get }

    /// Returns where to go after the user has put something into the cart.
    func buy(_ purchase: Purchase) -> Transition
}

extension CatalogueOwner {
    /// The screens of the catalogue, as a part of the owner's flow.
    @FlowBuilder<Self>
    public static var catalogue: [FlowElement<Self>] {
        FlowScreen(.products) { owner in
            ProductsScreen(
                viewModel: ProductsViewModel(products: owner.products),
                words: owner.words)
        }
        FlowScreen(.product) { owner, input in
            ProductScreen(
                viewModel: ProductViewModel(input, products: owner.products),
                words: owner.words)
        }
        .on(\.purchases) { owner, purchase in owner.buy(purchase) }
    }
}

extension Destination<NoInput, NoOutput> {
    /// The list of all products.
    public static let products = Self("products")
}

extension Destination<ProductInput, NoOutput> {
    /// The page of one product.
    public static let product = Self("product")
}

/// The input of the page of one product.
public struct ProductInput: ScreenInput {
    let id: Int

    public init(id: Int) {
        self.id = id
    }
}
