import Catalogue
import XCTest

@testable import Checkout

final class OrderDraftTests: XCTestCase {
    func testTheTotalHasTheDelivery() {
        var draft = OrderDraft(.sample)
        XCTAssertEqual("\(draft.total)", "€6.50")
        draft.delivery = .express
        XCTAssertEqual("\(draft.total)", "€15.50")
    }
}
