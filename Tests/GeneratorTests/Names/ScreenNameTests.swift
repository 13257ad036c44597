import XCTest

@testable import WaylineGenerator

final class ScreenNameTests: XCTestCase {
    func testANameGivesItsRoute() throws {
        for (text, route) in [
            ("Profile", "profile"), ("OrderHistory", "order-history"), ("URLList", "url-list"),
            ("URLs", "ur-ls"), ("XAxis", "x-axis"), ("TopURLs2024", "top-ur-ls2024"),
        ] {
            XCTAssertEqual(try ScreenName(text).route, route)
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

    func testTheWordsOfItsRouteAreNotTooMany() throws {
        XCTAssertNoThrow(try SamplePackage().generation(String(repeating: "Abc", count: 20)))
        let name = String(repeating: "Ab", count: 6) + String(repeating: "Abc", count: 16)
        XCTAssertThrowsError(try SamplePackage().generation(name)) {
            XCTAssertTrue("\($0)".hasSuffix("it is too long: 80 letters is the limit."), "\($0)")
        }
    }

    func testTheRouteOfEveryNameIsOne() throws {
        for text in ["A", "Profile", "URLList", "B2B", "ABTest", String(repeating: "A", count: 60)]
        {
            XCTAssertNoThrow(try NameKind.checkRoute(ScreenName(text).route))
        }
    }
}
