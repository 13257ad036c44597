import Generator
import XCTest

final class ScreenNameTests: XCTestCase {
    func testANameGivesItsMemberItsRouteAndItsTitle() throws {
        for (text, member, route, title) in [
            ("Profile", "profile", "profile", "Profile"),
            ("OrderHistory", "orderHistory", "order-history", "Order history"),
            ("URLList", "urlList", "url-list", "URL list"),
            ("URLs", "urLs", "ur-ls", "UR ls"),
            ("XAxis", "xAxis", "x-axis", "X axis"),
            ("TopURLs2024", "topURLs2024", "top-ur-ls2024", "Top UR ls2024"),
        ] {
            let name = try ScreenName(text)
            XCTAssertEqual([name.member, name.route, name.title], [member, route, title])
        }
    }

    func testTheRouteOfEveryNameIsOne() throws {
        for text in ["A", "Profile", "URLList", "B2B", "ABTest", String(repeating: "A", count: 60)]
        {
            XCTAssertNoThrow(try RouteName(ScreenName(text).route))
        }
    }
}
