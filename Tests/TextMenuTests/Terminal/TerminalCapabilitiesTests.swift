import XCTest

@testable import TextMenu

final class TerminalCapabilitiesTests: XCTestCase {
    func testTheLocaleDecidesWhetherUnicodeIsShown() {
        for locale in ["en_US.UTF-8", "C.UTF-8", "vi_VN.utf8", "de_DE.UTF-8@euro", "UTF-8"] {
            XCTAssertTrue(of(["LANG": locale]).isUnicode, locale)
        }
        for locale in ["C", "POSIX", "en_US", "vi_VN.ISO-8859-1", ""] {
            XCTAssertFalse(of(["LANG": locale]).isUnicode, locale)
        }
        XCTAssertFalse(of([:]).isUnicode)
    }

    func testTheFirstVariableThatIsSetNamesTheLocale() {
        XCTAssertFalse(of(["LC_ALL": "C", "LC_CTYPE": "C.UTF-8", "LANG": "C.UTF-8"]).isUnicode)
        XCTAssertTrue(of(["LC_ALL": "", "LC_CTYPE": "C.UTF-8", "LANG": "C"]).isUnicode)
    }

    func testATerminalThatWouldShowTheQuestionIsNotAsked() {
        for name in ["linux", "vt220", "dumb", "ansi", "eterm-color", ""] {
            XCTAssertFalse(of(["TERM": name]).canBeAsked, name)
        }
        XCTAssertTrue(of(["TERM": "xterm-256color"]).canBeAsked)
    }

    func testTheThemeIsThatOfCOLORFGBGOrDark() {
        XCTAssertEqual(of([:]).theme, .dark)
        XCTAssertEqual(of(["COLORFGBG": "0;15"]).theme, .light)
        XCTAssertEqual(of(["COLORFGBG": "nonsense"]).theme, .dark)
    }

    private func of(_ environment: [String: String]) -> TerminalCapabilities {
        TerminalCapabilities(environment: environment, outputIsTerminal: true)
    }
}
