import XCTest

@testable import Screens

final class PasswordRulesTests: XCTestCase {
    private let rules = PasswordRules()

    func testAPasswordOfTenCharactersIsLongEnough() {
        XCTAssertEqual(rules.broken(by: "sen hong 2"), [])
        XCTAssertEqual(rules.broken(by: "sen hong "), [.longEnough])
        XCTAssertEqual(rules.broken(by: ""), [.longEnough])
    }

    func testCharactersCountAsTheyAreSeen() {
        XCTAssertEqual(rules.broken(by: "hoa sữa nở"), [])
        XCTAssertEqual(rules.broken(by: "a\u{301}a\u{301}a\u{301}a\u{301}a\u{301}"), [.longEnough])
    }

    func testAPasswordOf256BytesIsShortEnough() {
        XCTAssertEqual(rules.broken(by: String(repeating: "ab", count: 128)), [])
        XCTAssertEqual(rules.broken(by: String(repeating: "ab", count: 128) + "c"), [.shortEnough])
    }

    func testAPasswordIsOneLine() {
        for text in ["sen\nhong 2025", "sen\u{0}hong 2025", "sen hong 2025\u{7F}"] {
            XCTAssertEqual(rules.broken(by: text), [.oneLine])
        }
    }

    func testANewPasswordIsNotTheOldOne() {
        XCTAssertEqual(rules.broken(by: "sen hong 2025", old: "sen hong 2025"), [.notTheOldOne])
        XCTAssertEqual(rules.broken(by: "sen hong 2025", old: "sen hong 2024"), [])
    }

    func testAPasswordIsNotTheEmailNorTheNameInIt() {
        for text in ["mai.hoa.2025@example.com", "MAI.hoa.2025"] {
            XCTAssertEqual(
                rules.broken(by: text, email: "Mai.Hoa.2025@example.com"), [.notTheEmail])
        }
    }

    func testALeakedPasswordIsRefusedInCapitalsToo() {
        XCTAssertEqual(rules.broken(by: "Password123"), [.notLeaked])
        XCTAssertEqual(PasswordRules(leaked: []).broken(by: "Password123"), [])
    }

    func testSeveralRulesMayBeBrokenAtOnce() {
        XCTAssertEqual(
            rules.broken(by: "a\n", old: "a\n", email: "a@x.com"),
            [.longEnough, .oneLine, .notTheOldOne])
    }

    func testEachRuleIsASentence() {
        XCTAssertEqual(
            PasswordRule.allCases.map(\.description),
            [
                "The password needs at least 10 characters.",
                "The password may take at most 256 bytes.",
                "The password may not contain control characters.",
                "The new password must differ from the old one.",
                "The password may not be the email address, or the name in it.",
                "This password is on lists of leaked ones: choose another.",
            ])
    }
}
