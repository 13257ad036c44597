import WaylineGenerator
import XCTest

final class ScreenNameTests: XCTestCase {
    func testANameGivesItsMemberAndItsRoute() throws {
        for (text, member, route) in [
            ("Profile", "profile", "profile"),
            ("OrderHistory", "orderHistory", "order-history"),
            ("URLList", "urlList", "url-list"),
            ("URLs", "urLs", "ur-ls"),
            ("XAxis", "xAxis", "x-axis"),
            ("TopURLs2024", "topURLs2024", "top-ur-ls2024"),
        ] {
            let name = try ScreenName(text)
            XCTAssertEqual([name.member, name.route], [member, route])
        }
    }

    func testANameCanBeInAnyCase() throws {
        for text in [
            "OrderHistory", "order-history", "order history", "orderHistory", "order_history",
            "OrderHistoryScreen", "order-history-screen",
        ] {
            XCTAssertEqual(try ScreenName(text).text, "OrderHistory", text)
        }
        XCTAssertEqual(try ScreenName("Screen").text, "Screen")
    }

    func testTheTypesOfFrameworksAreNames() throws {
        for text in [
            "Task", "Calendar", "Notification", "Result", "Progress", "Locale", "Process", "Unit",
            "Date", "Array", "String", "Error", "List", "Button", "Router", "Binding", "Wayline",
        ] {
            XCTAssertEqual(try ScreenName(text).text, text)
        }
    }

    func testItsWordsAreNotTooMany() throws {
        XCTAssertNoThrow(try ScreenName(String(repeating: "Abc", count: 20)))
        let name = String(repeating: "Ab", count: 6) + String(repeating: "Abc", count: 16)
        XCTAssertThrowsError(try ScreenName(name)) {
            XCTAssertEqual(
                "\($0)",
                "'\(name)' cannot name a screen: it is 81 letters long with hyphens between its words, "
                    + "and 80 is the most, e.g. 'Profile'.")
        }
    }

    func testTheRouteOfEveryNameIsOne() throws {
        for text in ["A", "Profile", "URLList", "B2B", "ABTest", String(repeating: "A", count: 60)]
        {
            XCTAssertNoThrow(try RouteName(ScreenName(text).route))
        }
    }
}
