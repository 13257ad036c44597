import Wayline
import Words

/// The state of the page of one product.
@MainActor
final class ProductViewModel {
    let name: Derived<String>
    let price: Derived<String>
    let summary: Derived<String>
    let canBuy: Derived<Bool>

    /// The text of the last failure; empty if there was none.
    let error: Derived<String>

    private let request = Request<Product, ProductError>()
    private let service: any ProductService
    private let id: Int

    init(_ input: ProductInput, products service: any ProductService, words: Words) {
        self.service = service
        id = input.id
        name = request.value.map { $0?.name ?? "" }
        price = request.value.map { $0?.price.description ?? "" }
        summary = request.value.map { $0?.summary ?? "" }
        canBuy = request.value.map { $0 != nil }
        error = request.error.map { $0?.text(words) ?? "" }
    }

    var product: ValueSource<Product?> { request.value }

    var isLoading: Derived<Bool> { request.isRunning }

    func load() async {
        await request.run { () async throws(ProductError) in try await service.product(id) }
    }
}
