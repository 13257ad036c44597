import Foundation
import WaylineRouting
import XCTest

final class WrittenLinkTests: XCTestCase {
    func testALinkIsWrittenWithNoMoreEscapesThanItNeeds() throws {
        let written = [
            ("W:a//b/", "w://a/b"), ("w:?&", "w://"), ("w:#", "w://#"),
            ("w:%61%2F%25%20%7B%2B+", "w://a%2F%25%20%7B++"),
            ("w:?a%3Db%26=c%3Dd%26e%2B%20&f&=g&h=", "w://?a%3Db%26=c=d%26e%2B+&f&=g&h="),
            ("w:gr%C3%B6%C3%9Fe#%23%2F%20", "w://größe#%23/%20"),
        ]
        for (text, expected) in written {
            XCTAssertEqual(try Link(parsing: text).description, expected)
        }
    }

    func testEqualLinksHaveOneHashAndOneText() throws {
        let links = try ["w:a%62?c+d", "W://ab/?c%20d", "w:/ab?&c+d&"].map(Link.init(parsing:))
        XCTAssertEqual(Set(links).count, 1)
        XCTAssertEqual(Set(links.map(\.description)), ["w://ab?c+d"])
    }

    func testALinkIsSavedAsText() throws {
        let saved = try JSONEncoder().encode(["link": "w:a?b" as Link])
        XCTAssertEqual(String(decoding: saved, as: UTF8.self), #"{"link":"w:\/\/a?b"}"#)
        XCTAssertEqual(
            try JSONDecoder().decode([String: Link].self, from: saved), ["link": "w:a?b"])
    }

    func testAFaultySavedLinkIsNotDecoded() throws {
        let saved = Data(#"["w:%zz"]"#.utf8)
        XCTAssertThrowsError(try JSONDecoder().decode([Link].self, from: saved)) { error in
            guard case DecodingError.dataCorrupted(let context) = error else {
                return XCTFail("\(error)")
            }
            XCTAssertEqual(
                context.debugDescription,
                "'w:%zz' is not a link: at character 3, '%zz' is not an escape: "
                    + "write '%' and two hexadecimal digits, or '%25' for '%' itself.")
        }
    }
}
