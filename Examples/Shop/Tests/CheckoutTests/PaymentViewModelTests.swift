import Catalogue
import Wayline
import XCTest

@testable import Checkout

@MainActor
final class PaymentViewModelTests: XCTestCase {
    func testCashMayBeMoreThanTheTotal() async {
        for (euros, enough, most) in [(24, 24, 200), (150, 150, 250), (460, 460, 560)] {
            var cart = Cart()
            cart.add(Product(id: 12, name: "Tea tray", price: Price(cents: euros * 100 - 50)))
            XCTAssertEqual(
                PaymentViewModel(OrderDraft(cart)).amounts, enough...most, "for \(euros)")
        }
    }
}
