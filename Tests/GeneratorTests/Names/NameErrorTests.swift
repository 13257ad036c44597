import XCTest

@testable import WaylineGenerator

final class NameErrorTests: XCTestCase {
    private let form =
        "start with a letter, then letters from A to Z and digits, e.g. 'OrderHistory'."
    private let used = "has a meaning in Swift or in the generated files: choose a longer name"

    func testEveryRefusalOfAScreenSaysWhyAndGivesAnExample() {
        for (name, reason) in [
            ("", form), ("2fast", form), ("../Orders", form), ("\u{420}rofile", form),
            ("Caf\u{E9}", form), ("Default", "'default' \(used), e.g. 'DefaultPage'."),
            ("self", "'self' \(used), e.g. 'SelfPage'."),
            ("View", "'ViewScreen' \(used), e.g. 'ViewPage'."),
            ("Flow", "'FlowScreen' \(used), e.g. 'FlowPage'."),
            (String(repeating: "A", count: 61), "it is too long: 60 letters is the limit."),
        ] {
            assert(name, fails: "'\(name)' cannot name a screen: \(reason)")
        }
    }

    func testControlCharactersAreShownAsNumbers() {
        assert("Pro\u{1B}file", fails: "'Pro\\u{1B}file' cannot name a screen: \(form)")
    }

    private func assert(_ name: String, fails text: String) {
        XCTAssertThrowsError(try ScreenName(name)) { XCTAssertEqual("\($0)", text) }
    }
}
