import Catalogue
import Foundation
import Wayline
import XCTest

@testable import Checkout

final class OrderDraftTests: XCTestCase {
    func testTheTotalHasTheDelivery() {
        var draft = OrderDraft(.sample)
        XCTAssertEqual("\(draft.total)", "€6.50")
        draft.delivery = .express
        XCTAssertEqual("\(draft.total)", "€15.50")
    }

    func testWhatTheVersionBeforeHasSavedIsRead() throws {
        let order = Order(id: 8, contents: OrderDraft(.sample), state: .packing)
        let text = String(decoding: try JSONEncoder().encode(RouteParameters(order)), as: UTF8.self)
        let old = #/"(state|isGift)":("packing"|false),?/#
        XCTAssertEqual(text.matches(of: old).count, 2, text)
        let saved = text.replacing(old, with: "").replacing(",}", with: "}")
        let parameters = try JSONDecoder().decode(RouteParameters.self, from: Data(saved.utf8))
        XCTAssertEqual(try parameters.decode(Order.self, for: "confirmation"), order)
    }
}
