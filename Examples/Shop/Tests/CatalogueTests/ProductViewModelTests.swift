import Wayline
import XCTest

@testable import Catalogue

@MainActor
final class ProductViewModelTests: XCTestCase {
    func testAProductCanBeBoughtWhenItIsLoaded() async {
        let viewModel = ProductViewModel(ProductInput(id: 2), products: MemoryProducts())
        let recorder = OutputRecorder()
        recorder.record(viewModel.product.isRunning, as: "isLoading")
        recorder.record(viewModel.name, as: "name")
        XCTAssertEqual(recorder.take(), ["isLoading: false", "name: "])
        XCTAssertNil(viewModel.purchase)
        await viewModel.load()
        XCTAssertEqual(recorder.take(), ["isLoading: true", "name: Cup", "isLoading: false"])
        viewModel.count.value = 3
        XCTAssertEqual(viewModel.purchase?.count, 3)
        XCTAssertEqual(viewModel.stock.value, 12)
    }

    func testAnUnknownProductIsAnError() async {
        let viewModel = ProductViewModel(ProductInput(id: 99), products: MemoryProducts())
        await viewModel.load()
        XCTAssertEqual(viewModel.product.error.value, .unknown(99))
        XCTAssertNil(viewModel.purchase)
    }
}
