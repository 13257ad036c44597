import Coordination
import ScreenSupport
import TextMenu
import WaylineInterface
import XCTest

/// A filter while a Vietnamese input method writes into it: after each key, it takes letters back
/// by backspaces, and sends others.
@MainActor
final class InputMethodTests: XCTestCase {
    private let list = List("Papers", ["Hồ sơ", "Đường phố", "Thư viện", "Sổ hộ khẩu"])

    /// The text that a method writes, and the keys that reach the terminal for each key of the
    /// user: `‹` is a backspace.
    private static let words: [(method: String, text: String, row: String, keys: [String])] = [
        ("Telex", "hồ sơ", "Hồ sơ", ["h", "o", "‹ô", "‹ồ", " ", "s", "o", "‹ơ"]),
        ("Telex", "đường", "Đường phố", ["d", "‹đ", "u", "o", "‹‹ươ", "n", "g", "‹‹‹ờng"]),
        ("Telex", "thư", "Thư viện", ["t", "u", "‹ư", "‹h", "u", "‹ư"]),
        ("VNI", "hồ sơ", "Hồ sơ", ["h", "o", "‹ô", "‹ồ", " ", "s", "o", "‹ơ"]),
        (
            "VNI, decomposed", "hồ sơ", "Hồ sơ",
            ["h", "o", "\u{302}", "\u{300}", " ", "s", "o", "\u{31B}"]
        ),
        (
            "Telex, decomposed", "đườ", "Đường phố",
            ["d", "‹đ", "u", "o", "‹‹u\u{31B}o\u{31B}", "‹o\u{31B}\u{300}"]
        ),
    ]

    func testAFilterFindsARowAtEachKeyOfAnInputMethod() async throws {
        for word in Self.words {
            let stage = try Stage(FixedCoordinator([list]))
            stage.press("/")
            for keys in word.keys {
                stage.press(keys.unicodeScalars.map { $0 == "‹" ? .backspace : .text($0) })
                XCTAssertTrue(titles.contains(word.row), "\(word): \(list.filter)")
                stage.expectTrue()
            }
            XCTAssertEqual(list.filter, word.text, "\(word)")
            XCTAssertEqual(titles, [word.row], "\(word)")
            stage.press(.escape)
        }
    }

    func testTheLettersThatAFilterHasFoundAreMarked() async throws {
        let stage = try Stage(FixedCoordinator([list]))
        for (text, titles, marked) in [
            ("ho", ["Hồ sơ", "Đường phố", "Sổ hộ khẩu"], "Hồhốhộ"), ("hs", ["Hồ sơ"], "Hs"),
            ("tv", ["Thư viện"], "Tv"), ("so kh", ["Sổ hộ khẩu"], "Sổ kh"),
        ] {
            stage.type("/" + text)
            XCTAssertEqual(self.titles, titles, text)
            XCTAssertEqual(stage.text(in: .match), marked, text)
            stage.press(.escape)
        }
    }

    func testThePaletteFindsARowAtEachKeyOfAnInputMethod() async throws {
        let buttons = ["Thư viện", "Sổ hộ khẩu", "Hồ sơ", "Đường phố"].map { Button($0) }
        for word in Self.words {
            let stage = try Stage(FixedCoordinator(buttons))
            stage.press(.control("o"))
            for keys in word.keys {
                stage.press(keys.unicodeScalars.map { $0 == "‹" ? .backspace : .text($0) })
                XCTAssertNotNil(stage.line(with: word.row), "\(word)")
                stage.expectTrue()
            }
            XCTAssertEqual(stage.markedLine, word.row, "\(word)")
        }
    }

    func testLettersOfEachFormAndWidthAreMarked() async throws {
        let list = List("Papers", ["So\u{302}\u{309} đỏ", "東京タワー", "\u{212A}hác"])
        let stage = try Stage(FixedCoordinator([list]))
        for (text, marked) in [
            ("so d", "So\u{302}\u{309} đ"), ("do", "đỏ"), ("sđ", "Sđ"), ("京タ", "京タ"), ("東ワ", "東ワ"),
            ("KH", "\u{212A}h"),
        ] {
            stage.type("/" + text)
            XCTAssertEqual(stage.text(in: .match), marked, text)
            stage.press(.escape)
        }
    }

    func testLettersThatASearchFieldHasFoundAreMarked() async throws {
        let table = Table(columns: [Column("Paper") { $0 }, Column("Size") { "\($0.count)" }])
        table.items = ["Hồ sơ", "Thư viện"]
        let stage = try Stage(FixedCoordinator([list, table]))
        list.searchText = "duong"
        stage.turn()
        XCTAssertEqual(stage.text(in: .match), "Đường")
        table.searchText = "ho so"
        stage.turn()
        XCTAssertEqual(stage.text(in: .match), "ĐườngHồ sơ")
        list.filter = "thu"
        stage.turn()
        XCTAssertEqual(stage.text(in: .match), "ThưHồ sơ")
    }

    private var titles: [String] { (0..<list.count).map { list.title(at: $0) } }
}
