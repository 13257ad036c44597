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

    func testLettersInOrderAreFound() async {
        viewModel.search.value = "OLNG"
        await viewModel.load()
        XCTAssertEqual(viewModel.products.value.map(\.name), ["Oolong tea"])
    }

    func testAfterAFailureTheSamePageIsLoadedAgain() async {
        let products = ClosedProducts()
        let viewModel = ProductsViewModel(products: products)
        await viewModel.loadAgain()
        products.isClosed = true
        await viewModel.loadMore()
        XCTAssertEqual(viewModel.products.value.count, 10)
        products.isClosed = false
        await viewModel.loadAgain()
        XCTAssertEqual(viewModel.products.value.map(\.id), Array(1...16))
    }

    func testASearchTakesThePlaceOfTheOneBefore() async {
        let products = TypingProducts()
        let viewModel = ProductsViewModel(products: products)
        products.typeMore = {
            viewModel.search.value = "teapot"
            Task.immediate { await viewModel.load() }
        }
        viewModel.search.value = "t"
        await viewModel.load()
        XCTAssertEqual(viewModel.products.value.map(\.name), ["teapot"])
        XCTAssertTrue(viewModel.isCurrent.value)
    }
}

/// Finds products unless it is closed.
@MainActor
private final class ClosedProducts: ProductService {
    var isClosed = false
    private let products = MemoryProducts()

    func products(_ query: ProductQuery) async throws(ProductError) -> ProductPage {
        if isClosed { throw .unknown(0) }
        return await products.products(query)
    }

    func product(_ id: Int) async throws(ProductError) -> Product { throw .unknown(id) }
}

/// Finds a product of the wanted name. The user goes on typing during the first search.
@MainActor
private final class TypingProducts: ProductService {
    var typeMore: () -> Void = {}

    func products(_ query: ProductQuery) async throws(ProductError) -> ProductPage {
        let typeMore = typeMore
        self.typeMore = {}
        typeMore()
        let product = Product(id: 1, name: query.text, price: .zero)
        return ProductPage(products: [product], hasMore: false)
    }

    func product(_ id: Int) async throws(ProductError) -> Product { throw .unknown(id) }
}
