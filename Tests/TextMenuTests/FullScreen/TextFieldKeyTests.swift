import Binding
import Coordination
import ScreenSupport
import TestSupport
import TextMenu
import WaylineInterface
import WaylineText
import XCTest

/// In a text field, letters and digits are text.
@MainActor
final class TextFieldKeyTests: XCTestCase {
    private func stage(_ text: String = "") throws -> Stage {
        let stage = try Stage(Restaurant())
        stage.type(text)
        return stage
    }

    private func expect(
        _ text: String, after keys: Key..., from start: String = "một hai", line: UInt = #line
    ) throws {
        let stage = try stage(start)
        stage.press(keys)
        XCTAssertEqual(try stage.kitchen.name.text, text, line: line)
        stage.expectTrue(line: line)
    }

    func testDigitsAndMarksOfOtherUsesAreText() async throws {
        try expect("1/?q", after: .text("1"), .text("/"), .text("?"), .text("q"), from: "")
    }

    func testTheCursorMovesByCharactersAndWords() async throws {
        try expect("một haXi", after: .left, .text("X"))
        try expect("một Xhai", after: .controlLeft, .text("X"))
        try expect("Xmột hai", after: .home, .text("X"))
        try expect("mộtX hai", after: .home, .controlRight, .text("X"))
        try expect("một haiX", after: .home, .end, .text("X"))
    }

    func testTextIsDeletedByCharactersWordsAndToTheEnds() async throws {
        try expect("một ha", after: .backspace)
        try expect("một ", after: .control("w"))
        try expect("ột hai", after: .home, .delete)
        try expect(" hai", after: .home, .controlDelete)
        try expect("một", after: .home, .controlRight, .control("k"))
        try expect(" hai", after: .home, .controlRight, .control("u"))
    }

    func testAMarkThatIsTypedAfterItsLetterJoinsIt() async throws {
        try expect("e\u{301}", after: .text("e"), .text("\u{301}"), from: "")
        try expect("", after: .text("e"), .text("\u{301}"), .backspace, from: "")
    }

    func testAPastedLineFeedIsASpaceAndSubmitsNothing() async throws {
        let stage = try stage()
        stage.press(.paste("An\nNguyen", lost: 0))
        XCTAssertEqual(try stage.kitchen.name.text, "An Nguyen")
        XCTAssertEqual(stage.markedLine, "Name   An Nguyen")
    }

    func testALongTextIsShownAroundTheCursor() async throws {
        let stage = try stage(String(repeating: "tình yêu ", count: 20) + "hết")
        XCTAssertEqual(stage.markedLine?.hasSuffix("hết"), true)
        stage.expectTrue()
        stage.press(.home)
        XCTAssertEqual(stage.markedLine?.hasPrefix("Name   tình yêu"), true)
        stage.expectTrue()
    }

    func testARowOfALongTextNeedsOnlyAPart() async throws {
        var random = SplitMix.printed()
        let pieces = ["a", "日", "ở", "👨‍👩‍👧", "e\u{301}", "\u{200B}"]
        for isSecret in [false, true] {
            let field = isSecret ? SecureField("F") : TextField("F")
            let stage = try Stage(FixedCoordinator([field, Button("Go")]), columns: 30)
            let letters = (0..<200).map { _ in pieces.randomElement(using: &random) ?? "" }
            stage.press(.paste(letters.joined(), lost: 0))
            let last = stage.glass.column - 6
            for _ in 0..<60 {
                stage.press(Bool.random(using: &random) ? .left : .right)
                let shown = isSecret ? String(repeating: "•", count: field.text.count) : field.text
                let before = String(shown.prefix(field.editing.cursor)).columns
                XCTAssertEqual(stage.glass.column, 6 + min(before, last))
                stage.expectTrue()
            }
        }
    }

    func testAPasswordIsNeverShown() async throws {
        let stage = try stage()
        stage.press(.down)
        stage.type("phở")
        XCTAssertEqual(stage.markedLine, "Code   •••")
        XCTAssertFalse(stage.glass.text.contains("phở\n") && stage.markedLine == "Code   phở")
        XCTAssertEqual(try stage.kitchen.code.text, "phở")
    }

    func testEnterGoesOnToTheNextField() async throws {
        let stage = try stage("An")
        stage.press(.enter)
        XCTAssertEqual(stage.markedLine, "Code")
    }

    func testAKeyWritesNoMoreThanItsCharacter() async throws {
        let stage = try stage("An")
        stage.type("h")
        XCTAssertEqual(stage.byteCount, 1)
        stage.press(.backspace)
        XCTAssertLessThanOrEqual(stage.byteCount, 32)
        stage.press(.home)
        XCTAssertLessThanOrEqual(stage.byteCount, 32)
        stage.type("T")
        XCTAssertLessThanOrEqual(stage.byteCount, 32)
    }

    func testEnterPressesTheDefaultButtonAndNoOther() async throws {
        let (logIn, signUp) = (Button("Log in", isDefault: true), Button("Sign up"))
        var taps: [String] = []
        let tokens = [logIn, signUp].map { button in
            button.tapPublisher.bind { taps.append(button.label) }
        }
        let stage = try Stage(FixedCoordinator([TextField("Email"), signUp, logIn]))
        logIn.isEnabled = false
        stage.press(.enter, .enter)
        XCTAssertEqual(taps, [])
        XCTAssertEqual(stage.markedLine, "Email")
        logIn.isEnabled = true
        stage.press(.enter)
        XCTAssertEqual(taps, ["Log in"])
        tokens.forEach { $0.cancel() }
    }

    func testEnterPressesNothingBeforeTheLastField() async throws {
        var taps = 0
        let order = Button("Order", isDefault: true)
        let token = order.tapPublisher.bind { taps += 1 }
        let fields = [TextField("Name"), Button("-"), TextField("Quantity"), Button("-"), order]
        let stage = try Stage(FixedCoordinator(fields))
        stage.press(.enter)
        XCTAssertEqual(stage.markedLine, "-")
        stage.press(.down, .enter)
        XCTAssertEqual(taps, 1)
        token.cancel()
    }

    func testWithoutADefaultButtonEnterGoesOn() async throws {
        let stage = try Stage(FixedCoordinator([TextField("Quantity"), Button("-")]))
        stage.press(.enter)
        XCTAssertEqual(stage.markedLine, "-")
    }

    func testTheFootSaysTheEffectOfEnter() async throws {
        let logIn = Button("Log in", isDefault: true)
        let stage = try Stage(FixedCoordinator([TextField("Email"), logIn]))
        XCTAssertNotNil(stage.line(with: " ⏎ Log in   ↑↓ move   ^O find   F1 help   ^C quit"))
        stage.press(.up)
        logIn.isEnabled = false
        stage.press(.up)
        XCTAssertNil(stage.line(with: "⏎"))
        let other = try Stage(FixedCoordinator([TextField("Email")]))
        XCTAssertNotNil(other.line(with: " ⏎ done   ^O find   F1 help   ^C quit"))
    }

    func testWhileTheDefaultButtonIsDisabledEnterGoesToAFieldThatIsEmptyOrWrong() async throws {
        let logIn = Button("Log in", isDefault: true)
        logIn.isEnabled = false
        let fields = [TextField("Email"), TextField("Name"), TextField("Password")]
        let stage = try Stage(FixedCoordinator(fields + [Button("Sign up"), logIn]))
        stage.press(.backTab, .up)
        XCTAssertEqual(stage.markedLine, "Password")
        XCTAssertNotNil(stage.line(with: " ⏎ next"))
        stage.press(.enter)
        XCTAssertEqual(stage.markedLine, "Email")
        stage.press(.enter)
        XCTAssertEqual(stage.markedLine, "Name")
        stage.type("An")
        stage.press(.up, "a", .backTab, .up)
        fields[1].error = "Too short."
        stage.press(.enter)
        XCTAssertEqual(stage.markedLine, "Name      An")
    }

    func testAnEmptyFieldThatKeepsTheFormFromBeingSentIsNamed() async throws {
        let send = Button("Send", isDefault: true)
        send.isEnabled = false
        let (email, password) = (TextField("Email"), TextField("Password"))
        email.text = "an"
        let stage = try Stage(FixedCoordinator([email, password, send]))
        stage.press(.down)
        XCTAssertNil(stage.line(with: "⏎"), stage.account)
        stage.press(.enter)
        XCTAssertEqual(stage.markedLine, "Password")
        XCTAssertNotNil(stage.line(with: "'Password' is empty."))
        stage.type("x")
        XCTAssertNil(stage.line(with: "is empty"))
        stage.press(.enter)
        XCTAssertNotNil(stage.line(with: "'Send' is not available now."))
    }

    func testEnterDoesNotPassASwitchOrAChoice() async throws {
        for control in [Toggle("Stay"), Choice("Size", ["S", "L"]), List("Milk", ["oat"])] {
            let order = Button("Order", isDefault: true)
            var taps = 0
            let token = order.tapPublisher.bind { taps += 1 }
            let stage = try Stage(FixedCoordinator([TextField("Name"), control, order]))
            stage.press(.enter)
            XCTAssertTrue(control.hasFocus, control.label)
            control.isEnabled = false
            stage.press(.up)
            stage.press(.enter)
            XCTAssertEqual(taps, 1, control.label)
            token.cancel()
        }
    }

    func testATooLongPasteIsReported() async throws {
        let stage = try stage()
        stage.press(.paste("An", lost: 12))
        XCTAssertNotNil(stage.line(with: "The text was too long to paste: the last 12 bytes"))
        XCTAssertEqual(try stage.kitchen.name.text, "An")
        stage.pressAtOnce([.text("a"), .paste("b", lost: 3)])
        XCTAssertNotNil(stage.line(with: "the last 3"))
        stage.press(.text("c"))
        XCTAssertNil(stage.line(with: "too long"))
        XCTAssertEqual(try stage.kitchen.name.text, "Anabc")
    }
}
