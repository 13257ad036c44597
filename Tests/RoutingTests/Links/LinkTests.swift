import WaylineRouting
import XCTest

final class LinkTests: XCTestCase {
    func testALinkIsSplitAtItsDelimiters() throws {
        let link = try Link(parsing: "wayline://a/b/7?x=y#part")
        XCTAssertEqual(link.scheme, "wayline")
        XCTAssertEqual(link.segments, ["a", "b", "7"])
        XCTAssertEqual(link.query, [Link.QueryItem(name: "x", value: "y")])
        XCTAssertEqual(link.fragment, "part")
    }

    func testTheNumberOfSlashesPlaysNoPart() throws {
        for text in ["w:a/b", "w:/a/b", "w://a/b", "w:///a/b", "w://a/b/", "w://a///b//"] {
            XCTAssertEqual(try Link(parsing: text), "w://a/b", text)
        }
    }

    func testAPathMayBeEmpty() throws {
        for text in ["w:", "w:/", "w://", "w:///", "w:?", "w://?"] {
            XCTAssertEqual(try Link(parsing: text), "w://", text)
        }
        XCTAssertEqual(try Link(parsing: "w:?x#y").segments, [])
    }

    func testTheHostOfAWebAddressIsTheFirstSegment() throws {
        let link = try Link(parsing: "https://me@example.com:8080/a;v=1/@b")
        XCTAssertEqual(link.segments, ["me@example.com:8080", "a;v=1", "@b"])
    }

    func testTheSchemeAloneIsWithoutCase() throws {
        let link = try Link(parsing: "WayLine+x-1.0://Home")
        XCTAssertEqual(link.scheme, "wayline+x-1.0")
        XCTAssertEqual(link.segments, ["Home"])
    }

    func testAnEscapedDelimiterBelongsToItsPart() throws {
        let link = try Link(parsing: "w://a%2Fb/%3f%23?x%3D%26=%26%3D#%23/?&=+")
        XCTAssertEqual(link.segments, ["a/b", "?#"])
        XCTAssertEqual(link.query, [Link.QueryItem(name: "x=&", value: "&=")])
        XCTAssertEqual(link.fragment, "#/?&=+")
    }

    func testAPlusIsASpaceInTheQueryOnly() throws {
        let link = try Link(parsing: "w://a+b?c+d=e+f%2B%20g")
        XCTAssertEqual(link.segments, ["a+b"])
        XCTAssertEqual(link.query, [Link.QueryItem(name: "c d", value: "e f+ g")])
    }

    func testAQueryKeepsRepeatedEmptyAndMissingValuesInOrder() throws {
        let items = try Link(parsing: "w:?a=1&&b&a=&=2&c=d=e;f&").query
        XCTAssertEqual(items.map(\.name), ["a", "b", "a", "", "c"])
        XCTAssertEqual(items.map(\.value), ["1", nil, "", "2", "d=e;f"])
    }

    func testAFragmentMayBeEmpty() throws {
        XCTAssertEqual(try Link(parsing: "w:a#").fragment, "")
        XCTAssertNil(try Link(parsing: "w:a").fragment)
    }

    func testEscapesAreUTF8AndOtherLettersMayStandAsTheyAre() throws {
        let link = try Link(parsing: "w://gr%C3%B6%c3%9fe/größe/%F0%9F%8D%8E")
        XCTAssertEqual(link.segments, ["größe", "größe", "🍎"])
    }

    func testALinkOfTheGreatestLengthAndOfMostSegmentsIsRead() throws {
        let longest = "w://" + String(repeating: "a", count: Link.maxLength - 4)
        XCTAssertEqual(try Link(parsing: longest).description, longest)
        let deepest = "w:" + String(repeating: "/a", count: Link.maxSegments)
        XCTAssertEqual(try Link(parsing: deepest).segments.count, Link.maxSegments)
    }
}
