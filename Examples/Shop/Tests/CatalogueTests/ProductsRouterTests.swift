import Wayline
import XCTest

@testable import Catalogue

final class ProductsRouterTests: XCTestCase {
    func testTheChosenProductIsShown() throws {
        XCTAssertEqual(
            try ProductsRouter().route(to: "show", .init(selected: 2)),
            .push(.product, ProductInput(id: 2)))
    }

    func testAProductMustBeChosenFirst() throws {
        XCTAssertEqual(try ProductsRouter().route(to: "show"), .stay)
    }
}
