import WaylineRouting
import XCTest

/// The rules of `RouteValue.json`.
final class ShownJSONTests: XCTestCase {
    func testNamesAreInOrder() {
        let value: RouteValue = ["b": 1, "a": [true, nil, 1.5], "aa": "x", "B": [:]]
        XCTAssertEqual(value.json, #"{"B":{},"a":[true,null,1.5],"aa":"x","b":1}"#)
    }

    func testASecretIsNullAndKeepsItsPlace() {
        let value: RouteValue = ["pin": .secret("1234"), "list": [1, .secret(2), 3]]
        XCTAssertEqual(value.json, #"{"list":[1,null,3],"pin":null}"#)
    }

    func testANumberThatIsNotFiniteIsNull() {
        let value: RouteValue = [.double(.nan), .double(.infinity), .double(-.infinity), 0.5]
        XCTAssertEqual(value.json, "[null,null,null,0.5]")
    }

    func testTextFromALinkAndANameWithADollarAreShownAsTheyAre() {
        let value: RouteValue = ["$text": .text("7")]
        XCTAssertEqual(value.json, #"{"$text":"7"}"#)
    }

    func testAllThatCouldSteerATerminalIsEscaped() {
        let texts: [(String, String)] = [
            ("\"\\/", #""\"\\/""#),
            ("\n\r\t", #""\n\r\t""#),
            ("\u{1B}[2J\u{0}\u{7F}", #""\u001b[2J\u0000\u007f""#),
            ("é\u{9B}2J", #""é\u009b2J""#),
            ("a\u{2028}\u{202E}b\u{200F}", #""a\u2028\u202eb\u200f""#),
            ("é日😀", #""é日😀""#),
        ]
        for (text, json) in texts { XCTAssertEqual(RouteValue.string(text).json, json) }
        XCTAssertEqual(RouteValue.object(["\u{85}": 1]).json, #"{"\u0085":1}"#)
    }

    func testAValueOfAnyDepthIsShown() {
        let value = (0..<1_000).reduce(RouteValue.null) { value, _ in .array([value]) }
        XCTAssertEqual(value.json.count, 2_004)
    }
}
