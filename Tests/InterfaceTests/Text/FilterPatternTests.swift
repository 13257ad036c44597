import WaylineText
import XCTest

/// A search ignores case and diacritics, however the letters are written.
final class FilterPatternTests: XCTestCase {
    func testCaseAndDiacriticsMakeNoDifference() {
        for (text, title) in [
            ("ho so", "Hồ sơ"), ("HO SO", "hồ sơ"), ("hồ sơ", "Ho So"), ("d", "đ"), ("D", "Đ"),
            ("đ", "D"), ("da nang", "Đà Nẵng"), ("strasse", "STRASSE"), ("lodz", "Łódź"),
            ("smorrebrod", "Smørrebrød"), ("athina", "Athína"), ("αθηνα", "Αθήνα"),
            ("οδοσ", "ΟΔΌΣ"), ("οδος", "ΟΔΌΣ"), ("елка", "Ёлка"), ("ЙОД", "иод"),
            ("istanbul", "İstanbul"), ("kelvin", "\u{212A}elvin"), ("東京", "東京都"),
        ] {
            XCTAssertTrue(FilterPattern(text).isFound(in: title), "\(text) in \(title)")
        }
    }

    func testOtherLettersAreNotFound() {
        for (text, title) in [
            ("hs", "Hồ sơ"), ("ho  so", "Hồ sơ"), ("so ho", "Hồ sơ"), ("b", "đ"), ("京都", "東京"),
            ("か", "が"), ("a", ""), ("ßa", "ss"),
        ] {
            XCTAssertFalse(FilterPattern(text).isFound(in: title), "\(text) in \(title)")
        }
    }

    func testComposedAndDecomposedLettersAreTheSame() {
        let titles = ["Hồ sơ", "Ho\u{302}\u{300} so\u{31B}", "Hô\u{300} s\u{1A1}"]
        for text in ["ho so", "hồ sơ", "ho\u{302}\u{300} so\u{31B}", "hô\u{300}", "o\u{300} S"] {
            for title in titles {
                XCTAssertTrue(FilterPattern(text).isFound(in: title), "\(text) in \(title)")
            }
        }
        XCTAssertTrue(FilterPattern("が").isFound(in: "か\u{3099}"))
        XCTAssertTrue(FilterPattern("か\u{3099}").isFound(in: "がっこう"))
        XCTAssertTrue(FilterPattern("\u{1112}\u{1161}\u{11AB}").isFound(in: "한국"))
    }

    func testEveryLetterIsFoundInItsOtherCase() {
        for value in [0xC0..<0x530, 0x1E00..<0x2000].joined() {
            guard let scalar = Unicode.Scalar(UInt32(value)), scalar.properties.isAlphabetic
            else { continue }
            let letter = String(scalar)
            let isFound = FilterPattern(letter.uppercased()).isFound(in: letter.lowercased())
            // The capital form of some letters has several letters, and that of "ı" is an "I".
            let isOne = letter.uppercased().unicodeScalars.count == 1
            if isOne, letter.uppercased().lowercased() == letter.lowercased() {
                XCTAssertTrue(isFound, "\(letter) \(value)")
            }
        }
    }

    func testAnEmptyPatternIsFoundEverywhere() {
        for text in ["", "\u{301}"] {
            XCTAssertTrue(FilterPattern(text).isFound(in: ""))
            XCTAssertTrue(FilterPattern(text).isFound(in: "a"))
        }
    }

    func testLettersAreFoundInOrder() {
        for (text, isFound) in [
            ("hs", true), ("hoso", true), ("sh", false), ("hsơ", true), ("hoxo", false), ("", true),
        ] {
            XCTAssertEqual(FilterPattern(text).inOrder.isFound(in: "Hồ sơ"), isFound, text)
        }
    }

    func testLettersInOrderAreFoundIfNothingContainsTheText() {
        let titles = ["Hồ sơ", "Thư viện", "Hoá đơn", "Hs"]
        XCTAssertEqual(titles.matching("ho") { $0 }, ["Hồ sơ", "Hoá đơn"])
        XCTAssertEqual(titles.matching("hs") { $0 }, ["Hs"])
        XCTAssertEqual(titles.matching("hd") { $0 }, ["Hoá đơn"])
        XCTAssertEqual(titles.matching("x") { $0 }, [])
        XCTAssertEqual(titles.matching("") { $0 }, titles)
    }
}
