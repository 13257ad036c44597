import Wayline

/// The state of the list of products, which grows page by page.
@MainActor
final class ProductsViewModel {
    let search = Observable("")
    var selected: Product?

    private let found = Observable<[Product]>([])

    /// The search that the products match.
    private let foundText = Observable("")
    private let request = Request<ProductPage, ProductError>()
    private let service: any ProductService

    /// The number of products before the page that was asked for last.
    private var start = 0

    init(products service: any ProductService) {
        self.service = service
    }

    /// The products that are loaded.
    var products: ValueSource<[Product]> { found }

    /// True unless the user has typed a search whose products are not loaded yet.
    var isCurrent: Derived<Bool> {
        Derived(search, foundText) { $0 == $1 }
    }

    /// The state of the last page.
    var page: RequestSource<ProductPage, ProductError> { request }

    /// Loads the first products of the search, in place of what is being loaded.
    func load() async {
        await load(from: 0, .latest)
    }

    /// Loads the next products of the search, if there are more.
    func loadMore() async {
        if request.value.value?.hasMore == true { await load(from: found.value.count, .once) }
    }

    /// Loads the page that was asked for last, such as one that has failed; or else the first
    /// products.
    func loadAgain() async {
        await load(from: start, .once)
    }

    private func load(from start: Int, _ policy: RequestPolicy) async {
        let (service, query) = (service, ProductQuery(text: search.value, start: start))
        let page = await request.run(policy) { () async throws(ProductError) in
            self.start = start
            return try await service.products(query)
        }
        guard let page else { return }
        found.value = (start == 0 ? [] : found.value) + page.products
        foundText.value = query.text
    }
}
