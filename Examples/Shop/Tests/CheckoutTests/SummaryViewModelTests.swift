import Wayline
import Words
import XCTest

@testable import Checkout

@MainActor
final class SummaryViewModelTests: XCTestCase {
    func testAnOrderHasTheNextNumber() async {
        let viewModel = SummaryViewModel(
            OrderDraft(.sample), orders: MemoryOrders(), words: Words(.english))
        await viewModel.placeOrder()
        XCTAssertEqual(viewModel.order.value, Order(id: 8, contents: OrderDraft(.sample)))
        XCTAssertEqual(viewModel.error.value, "")
    }

    func testAFailureIsShown() async {
        let viewModel = SummaryViewModel(
            OrderDraft(.sample), orders: NoOrders(), words: Words(.vietnamese))
        await viewModel.placeOrder()
        XCTAssertNil(viewModel.order.value)
        XCTAssertEqual(viewModel.error.value, "Dịch vụ đặt hàng không trả lời. Hãy thử lại sau.")
    }
}

private struct NoOrders: OrderService {
    func place(_ draft: OrderDraft) async throws(OrderError) -> Order { throw .unavailable }

    func orders() async throws(OrderError) -> [Order] { throw .unavailable }

    func order(_ id: Int) async throws(OrderError) -> Order { throw .unavailable }
}
