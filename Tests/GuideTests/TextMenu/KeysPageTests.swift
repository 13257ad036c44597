import ScreenPictures
import TextMenu
import Wayline
import XCTest

/// The pictures of Docs/TextMenu/Keys.md, and what the page says.
@MainActor
final class KeysPageTests: XCTestCase {
    private func screen(_ controls: Control..., rows: Int = 40) throws -> FullScreen {
        FullScreen(cafe: try Navigator(Showcase(controls)), rows: rows)
    }

    func testThePageListsTheKeysThatTheProgramsOwnHelpDoes() async throws {
        let screen = try screen(Button("Leave"), rows: 60)
        screen.type("?")
        try assertPicture(screen.body, in: "Keys", under: "All keys")
    }

    func testTheLastLineListsTheKeysThatWorkNow() async throws {
        let places: [(String, Control)] = [
            ("a button", Button("Leave")), ("a text field", TextField("Name")),
            ("a switch", Toggle("Sugar")), ("a choice", Choice("Size", ["small", "large"])),
            ("a list", List("Milk", ["oat"])),
        ]
        let lines = try places.map { name, control in
            name.padded(toColumns: 13) + (try screen(control, Button("Leave")).keys)
        }
        let list = try screen(List("Milk", ["oat"]), Button("Leave"))
        list.type("/")
        let all = lines + ["a filter".padded(toColumns: 13) + list.keys]
        try assertPicture(all.joined(separator: "\n"), in: "Keys", under: "Which keys work where")
    }

    func testThePaletteFindsWhatCanBeDone() async throws {
        let milk = List("Milk", ["oat"])
        milk.actions = [RowAction("Order more", self) { _, _ in }]
        let screen = try screen(TextField("Orderer"), Button("Order"), milk)
        screen.type("\u{0F}or")
        try assertPicture(screen.body, in: "Keys", under: "The palette")
    }

    func testDigitsAndMarksAreTextInATextField() async throws {
        let name = TextField("Name")
        let screen = try screen(name, Button("Leave"))
        screen.type("1/?")
        XCTAssertEqual(name.text, "1/?")
    }

    func testAnAppCanHaveKeysOfItsOwn() async throws {
        var keys = KeyTable.standard
        keys[.quit] = ["x", .control("c")]
        XCTAssertEqual(keys[.quit], ["x", .control("c")])
        keys[.down] = ["x", .down]
        XCTAssertEqual(keys[.quit], [.control("c")])
        let screen = FullScreen(
            try Navigator(Showcase([Button("Tea"), Button("Leave")])), name: "Café", keys: keys)
        screen.type("x")
        XCTAssertEqual(
            screen.lines.first { $0.hasPrefix("›") }, "›2 Leave")
        XCTAssertEqual(screen.lines.last, "   ⏎ choose   ↑ x move   ^O find   ? help   ^C quit")
    }

    func testAPastedLineFeedDoesNotSubmit() async throws {
        let name = TextField("Name")
        var isSubmitted = false
        let token = name.publisher(for: .submit).sink { _ in isSubmitted = true }
        let screen = try screen(name)
        screen.type("\u{1B}[200~An\nNguyen\u{1B}[201~")
        XCTAssertEqual(name.text, "An Nguyen")
        XCTAssertFalse(isSubmitted)
        token.cancel()
    }

    func testKeysOfATextField() async throws {
        let name = TextField("Name")
        let screen = try screen(name)
        let steps = [
            ("\u{01}x", "xone two three"), ("\u{05}y", "xone two threey"),
            ("\u{1B}[1;5D\u{1B}b", "xone two threey"), ("\u{1B}d", "xone  threey"),
            ("\u{0B}", "xone "), ("\u{17}", ""),
        ]
        screen.type("one two three")
        for (keys, text) in steps {
            screen.type(keys)
            XCTAssertEqual(name.text, text)
        }
    }

    func testATerminalThatIsTooSmallSaysSo() async throws {
        let navigator = try Navigator(Showcase([Button("Leave")]))
        let small = FullScreen(cafe: navigator, columns: 23, rows: 5)
        XCTAssertEqual(small.text, "Too small: 20 x 6\nneeded.")
    }

    func testWithoutUnicodeItIsDrawnInASCII() async throws {
        let navigator = try Navigator(CafeCoordinator())
        let screen = FullScreen(navigator, name: "Cafe", columns: 64, rows: 9, isUnicode: false)
        XCTAssertEqual(
            screen.text,
            """
               Cafe > Order
             --------------------------------------------------------------

            >  Name  we call it out
               Size  small v

               [ Order ]
             --------------------------------------------------------------
               enter next   up down move   ^O find   F1 help   ^C quit
            """)
    }
}
