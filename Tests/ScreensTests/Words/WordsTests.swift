import XCTest

@testable import Screens

final class WordsTests: XCTestCase {
    func testValuesTakeTheirPlacesInOrder() {
        let error = ServiceFault.timedOut(host: "example.com", seconds: 10)
        XCTAssertEqual(
            error.text(in: .english),
            "example.com did not answer within 10 s. Try again in a while.")
        XCTAssertEqual(
            error.text(in: Words(.vietnamese)),
            "example.com không trả lời trong 10 giây. Hãy thử lại sau ít phút.")
    }

    func testALanguageIsKnownByItsCodeOrALocale() {
        for code in ["vi", "VI", "vi-VN", "vi_VN.UTF-8", "vi@latin"] {
            XCTAssertEqual(Language(code: code), .vietnamese, code)
        }
        XCTAssertEqual(Language(code: "en_GB"), .english)
        for code in ["", "C", "POSIX", "de_DE.UTF-8", "vie"] {
            XCTAssertNil(Language(code: code), code)
        }
    }
}
