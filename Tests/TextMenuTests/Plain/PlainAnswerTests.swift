import Coordination
import ScreenSupport
import WaylineInterface
import WaylineRouting
import XCTest

@MainActor
final class PlainAnswerTests: XCTestCase {
    private let field = TextField("Name")
    private let list = List("Fruits", ["Apple", "Pear"])

    func testAWrongAnswerIsQuotedWithWhatWasExpectedAndAskedAgain() async throws {
        for answer in ["0", "3", "-1", "x", "1 2", "99999999999999999999", "１", "1.1.1.1", "+1"] {
            let talk = try PlainTalk([field, list], .init(stringLiteral: answer), "q")
            await talk.run()
            XCTAssertEqual(
                talk.written(after: "«\(answer)»"),
                """

                '\(answer)' is not a choice: type 1 or 2, or ? for help.

                Choose 1 or 2, or ? for help: «q»
                """)
        }
    }

    func testWithoutAChoiceTheLettersAreAskedFor() async throws {
        let talk = try PlainTalk([], "1", "q")
        await talk.run()
        let expected = "\n'1' is not a choice: type b, q or ? for help.\n\nChoose b, q or ?: «q»"
        XCTAssertEqual(talk.written(after: "«1»"), expected)
    }

    func testEachWrongPartIsAnswered() async throws {
        let replies = [
            "1.1": "'1.1' is not a choice: only lists and choices have parts.",
            "2.3": "'2.3' is not a choice: Fruits has 1 or 2.",
            "2.0": "'2.0' is not a choice: Fruits has 1 or 2.",
            "3.1": "'3.1' is not a choice: type 1 or 2, or ? for help.",
            "t Home": "There are no tabs here.", "b": "There is nowhere to go back to.",
            "+": "There are no further rows.", "-": "There are no rows before these.",
            "w": "Nothing is under way.",
        ]
        for (answer, reply) in replies {
            let talk = try PlainTalk([field, list], .init(stringLiteral: answer), "q")
            await talk.run()
            XCTAssertTrue(talk.written(after: "«\(answer)»").hasPrefix("\n\(reply)\n\nChoose "))
        }
    }

    func testAnUnknownTabIsAnsweredWithThoseThatThereAre() async throws {
        let talk = try PlainTalk(TabsCoordinator(), ["t Home", "q"])
        await talk.run()
        XCTAssertTrue(
            talk.written.contains("'Home' is not a tab: there are 'Books', 'My account'.\n"),
            talk.written)
    }

    func testQuittingLeavesTheRestUnread() async throws {
        for answer in ["q", "Q", " q "] {
            let talk = try PlainTalk([field], .init(stringLiteral: answer), "1")
            await talk.run()
            XCTAssertEqual(talk.linesLeft.count, 1)
        }
    }

    func testTheEndOfTheInputQuitsOnALineOfItsOwn() async throws {
        field.text = "Ann"
        for lines: [PlainTalk.Line] in [[], ["1"], ["2"]] {
            let talk = try PlainTalk(FixedCoordinator([field, Choice("Weeks", ["1"])]), lines)
            await talk.run()
            XCTAssertTrue(talk.written.hasSuffix(": \n"), talk.written)
        }
        XCTAssertEqual(field.text, "Ann")
    }

    func testTheHelpNamesEachLetter() async throws {
        let talk = try PlainTalk([], "?", "q")
        await talk.run()
        for letter in ["/text ", "+ or - ", "t NAME ", "b ", "l ", "w ", "q "] {
            XCTAssertTrue(talk.written.contains("\n  " + letter), letter)
        }
    }

    func testTheScreenIsPrintedAgainOnDemand() async throws {
        let talk = try PlainTalk([field], "l", "q")
        let whole = await talk.run().prefix { $0 != "«" }
        XCTAssertEqual(talk.written(after: "«l»"), whole + "«q»")
    }

    func testNothingFromDataIsWrittenAsAControlCharacter() async throws {
        let evil = "\u{1B}[2J\u{9B}2J\u{7}\r\u{7F}"
        let coordinator = FixedCoordinator([
            Label(evil), TextField(evil), List(evil, [evil]), Choice(evil, [evil]), Button(evil),
            NamedValues(evil, [.init(evil, evil)]), Section(evil, []),
        ])
        let talk = try PlainTalk(
            coordinator, [.init(stringLiteral: evil), "1", .init(stringLiteral: evil), "3"])
        talk.navigator.send(.perform("ask"))
        talk.navigator.send(.answer("No"))
        let written = await talk.run().replacing("«\(evil)»", with: "")
        let controls = written.unicodeScalars.filter {
            $0 != "\n" && $0.properties.generalCategory == .control
        }
        XCTAssertEqual(Array(controls), [])
        XCTAssertTrue(written.contains("␛[2J"), written)
    }

    func testANewlineInDataCannotPretendToBeAnotherItem() async throws {
        let talk = try PlainTalk([Button("Open\n  7. Delete")], "q")
        await talk.run()
        XCTAssertFalse(talk.written.contains("\n  7."), talk.written)
    }
}
