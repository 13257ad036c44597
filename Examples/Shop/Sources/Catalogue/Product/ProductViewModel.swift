import Wayline

/// The state of the page of one product.
@MainActor
final class ProductViewModel {
    let name: Derived<String>
    let price: Derived<String>
    let summary: Derived<String>

    /// The number of pieces that the shop has; nil until the product is loaded.
    let stock: Derived<Int?>

    /// The number of pieces that the user wants.
    let count = Observable(1)

    private let request = Request<Product, ProductError>()
    private let service: any ProductService
    private let id: Int

    init(_ input: ProductInput, products service: any ProductService) {
        self.service = service
        id = input.id
        name = request.value.map { $0?.name ?? "" }
        price = request.value.map { $0?.price.description ?? "" }
        summary = request.value.map { $0?.summary ?? "" }
        stock = request.value.map { $0?.stock }
    }

    var product: RequestSource<Product, ProductError> { request }

    /// The pieces that the user wants; nil until the product is loaded.
    var purchase: Purchase? {
        request.value.value.map { Purchase(product: $0, count: count.value) }
    }

    func load() async {
        await request.run { () async throws(ProductError) in try await service.product(id) }
    }
}
