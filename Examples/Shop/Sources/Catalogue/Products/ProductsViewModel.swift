import Wayline
import Words

/// The state of the list of products.
@MainActor
final class ProductsViewModel {
    let products: Derived<[Product]>

    /// The text of the last failure; empty if there was none.
    let error: Derived<String>

    var selected: Product?

    private let request = Request<[Product], ProductError>()
    private let service: any ProductService

    init(products service: any ProductService, words: Words) {
        self.service = service
        products = request.value.map { $0 ?? [] }
        error = request.error.map { $0?.text(words) ?? "" }
    }

    var isLoading: Derived<Bool> { request.isRunning }

    func load() async {
        await request.run(service.products)
    }
}
