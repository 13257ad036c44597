import Wayline
import XCTest

@testable import Catalogue

@MainActor
final class ProductsViewModelTests: XCTestCase {
    private let viewModel = ProductsViewModel(products: MemoryProducts())

    func testTheProductsComePageByPage() async {
        await viewModel.load()
        XCTAssertEqual(viewModel.products.value.count, 10)
        await viewModel.loadMore()
        XCTAssertEqual(viewModel.products.value.count, 16)
        await viewModel.loadMore()
        XCTAssertEqual(viewModel.products.value.map(\.id), Array(1...16))
    }

    func testASearchReplacesTheProducts() async {
        await viewModel.load()
        viewModel.search.value = "cup"
        await viewModel.load()
        XCTAssertEqual(viewModel.products.value.map(\.name), ["Cup"])
    }

    func testTextTypedDuringASearchIsSearchedNext() async {
        let products = TypingProducts()
        let viewModel = ProductsViewModel(products: products)
        products.typeMore = { viewModel.search.value = "teapot" }
        viewModel.search.value = "t"
        await viewModel.load()
        XCTAssertEqual(viewModel.products.value.map(\.name), ["teapot"])
    }
}

/// Finds a product of the wanted name. The user goes on typing during each search.
@MainActor
private final class TypingProducts: ProductService {
    var typeMore: () -> Void = {}

    func products(_ query: ProductQuery) async throws(ProductError) -> ProductPage {
        typeMore()
        let product = Product(id: 1, name: query.text, price: .zero)
        return ProductPage(products: [product], hasMore: false)
    }

    func product(_ id: Int) async throws(ProductError) -> Product { throw .unknown(id) }
}
