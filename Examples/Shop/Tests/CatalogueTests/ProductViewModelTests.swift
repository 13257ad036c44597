import Wayline
import Words
import XCTest

@testable import Catalogue

@MainActor
final class ProductViewModelTests: XCTestCase {
    func testAProductCanBeBoughtWhenItIsLoaded() async {
        let viewModel = ProductViewModel(
            ProductInput(id: 2), products: MemoryProducts(), words: Words(.english))
        let recorder = OutputRecorder()
        recorder.record(viewModel.isLoading, as: "isLoading")
        recorder.record(viewModel.name, as: "name")
        recorder.record(viewModel.canBuy, as: "canBuy")
        XCTAssertEqual(recorder.take(), ["isLoading: false", "name: ", "canBuy: false"])
        await viewModel.load()
        XCTAssertEqual(
            recorder.take(), ["isLoading: true", "name: Cup", "canBuy: true", "isLoading: false"])
    }

    func testAnUnknownProductIsAnError() async {
        let viewModel = ProductViewModel(
            ProductInput(id: 99), products: MemoryProducts(), words: Words(.english))
        await viewModel.load()
        XCTAssertEqual(
            viewModel.error.value, "No product has the number 99. Choose one from the list.")
        XCTAssertFalse(viewModel.canBuy.value)
    }
}
