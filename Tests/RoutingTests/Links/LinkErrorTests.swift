import WaylineRouting
import XCTest

final class LinkErrorTests: XCTestCase {
    func testALinkBeginsWithAScheme() {
        for text in ["", "home", "/home:a", "?a:b", "#:", ":home", "://home"] {
            XCTAssertEqual(fault(in: text), Fault(.noScheme, at: 1), text)
        }
        XCTAssertEqual(
            message(for: "home/7"),
            "'home/7' is not a link: it has no scheme: "
                + "begin with one and a colon, e.g. 'wayline://home'.")
    }

    func testASchemeHasLettersDigitsAndSomeSigns() {
        XCTAssertEqual(fault(in: "2w:a"), Fault(.illegalInScheme("2"), at: 1))
        XCTAssertEqual(fault(in: "-w:a"), Fault(.illegalInScheme("-"), at: 1))
        XCTAssertEqual(fault(in: "wä€:a"), Fault(.illegalInScheme("ä"), at: 2))
        XCTAssertEqual(
            message(for: "way_line:home"),
            "'way_line:home' is not a link: at character 4, '_' cannot stand in a scheme: "
                + "start with a letter, then letters, digits, '+', '-' or '.'.")
    }

    func testSomeCharactersHaveToBeEscaped() {
        for character in " \"<>\\^`{|}".unicodeScalars {
            for start in ["w:ö", "w:?ö", "w:?a=", "w:#ö"] {
                let position = start.count + 1
                XCTAssertEqual(
                    fault(in: "\(start)\(character)"),
                    Fault(.illegalCharacter(character), at: position))
            }
        }
        XCTAssertEqual(
            message(for: "w:two words"),
            "'w:two words' is not a link: at character 6, ' ' cannot stand as it is: write '%20'.")
        XCTAssertEqual(fault(in: "w:a#b#"), Fault(.illegalCharacter("#"), at: 6))
    }

    func testControlCharactersAreRefusedAlsoWhenTheyAreEscaped() {
        for text in ["w:ab\u{0}", "w:ab%00", "w:?b%00", "w:#b%00"] {
            XCTAssertEqual(fault(in: text), Fault(.controlCharacter("\u{0}"), at: 5), text)
        }
        XCTAssertEqual(fault(in: "w:\u{7F}"), Fault(.controlCharacter("\u{7F}"), at: 3))
        XCTAssertEqual(fault(in: "w:%7f"), Fault(.controlCharacter("\u{7F}"), at: 3))
        XCTAssertEqual(fault(in: "w:a\u{9B}"), Fault(.controlCharacter("\u{9B}"), at: 4))
        XCTAssertEqual(fault(in: "w:a%C2%9b"), Fault(.controlCharacter("\u{9B}"), at: 4))
        XCTAssertEqual(
            message(for: "w:\u{1B}[2J"),
            #"'w:\u{1B}[2J' is not a link: at character 3, '\u{1B}' is a control character: "#
                + "leave it out.")
    }

    func testAnEscapeHasTwoHexadecimalDigits() {
        XCTAssertEqual(fault(in: "w:ö/%zz9"), Fault(.badEscape("%zz"), at: 5))
        XCTAssertEqual(fault(in: "w:?%4ö9"), Fault(.badEscape("%4ö"), at: 4))
        XCTAssertEqual(
            message(for: "w:%zz"),
            "'w:%zz' is not a link: at character 3, '%zz' is not an escape: "
                + "write '%' and two hexadecimal digits, or '%25' for '%' itself.")
    }

    func testAnEscapeIsWholeInItsPart() {
        XCTAssertEqual(fault(in: "w:%4"), Fault(.badEscape("%4"), at: 3))
        XCTAssertEqual(fault(in: "w:a%/41"), Fault(.badEscape("%"), at: 4))
        XCTAssertEqual(fault(in: "w:?a=%4&b"), Fault(.badEscape("%4"), at: 6))
        XCTAssertEqual(
            message(for: "w:%4"),
            "'w:%4' is not a link: at character 3, '%4' is not an escape: "
                + "write '%' and two hexadecimal digits, or '%25' for '%' itself.")
    }

    func testEscapesInARowAreUTF8() {
        XCTAssertEqual(fault(in: "w:a%C3"), Fault(.notUTF8("%C3"), at: 4))
        XCTAssertEqual(fault(in: "w:%41/ö%41%ff%41"), Fault(.notUTF8("%41%ff%41"), at: 8))
        XCTAssertEqual(fault(in: "w:%C3b%B6"), Fault(.notUTF8("%C3"), at: 3))
        XCTAssertEqual(fault(in: "w:%C0%AF"), Fault(.notUTF8("%C0%AF"), at: 3))
        XCTAssertEqual(fault(in: "w:%ED%A0%80"), Fault(.notUTF8("%ED%A0%80"), at: 3))
        XCTAssertEqual(
            message(for: "w:%FF"),
            "'w:%FF' is not a link: at character 3, '%FF' is not UTF-8: "
                + "escape all bytes of a character, e.g. '%C3%A9' for 'é'.")
    }

    func testALinkIsNotTooLong() {
        let rest = String(repeating: "a", count: Link.maxLength - 3)
        XCTAssertEqual(
            fault(in: "w://" + rest), Fault(.tooLong(bytes: Link.maxLength + 1), at: 8193))
        XCTAssertEqual(
            fault(in: "w:" + rest), Fault(.tooLong(bytes: Link.maxLength + 1), at: 8192))
        XCTAssertEqual(
            message(for: "w:" + rest),
            "'w:\(rest.prefix(78))…' is not a link: it has 8193 bytes, and at most 8192 are read.")
    }

    func testALinkHasNotTooManySegments() {
        let path = String(repeating: "/a", count: Link.maxSegments)
        XCTAssertEqual(fault(in: "w:\(path)/b"), Fault(.tooManySegments, at: path.count + 4))
        XCTAssertEqual(
            message(for: "w:\(path)/b"),
            "'w:\(path.prefix(78))…' is not a link: at character 132, "
                + "its path goes on after 64 segments, and no more are read.")
    }

    private struct Fault: Equatable {
        let reason: LinkError.Reason
        let position: Int

        init(_ reason: LinkError.Reason, at position: Int) {
            self.reason = reason
            self.position = position
        }
    }

    func testNoErrorTellsWhatStandsInTheQueryOrTheFragment() {
        for text in ["w:a?pin=hunter2%zz", "w:a?pin=hunter2 2", "a?pin=hunter2", "w:a#hunter2%4"] {
            let message = message(for: text) ?? ""
            XCTAssertFalse(message.contains("hunter2"), message)
        }
        XCTAssertEqual(
            message(for: "w:a?pin=1234 5"),
            "'w:a?…' is not a link: at character 13, ' ' cannot stand as it is: write '%20'.")
    }

    private func fault(in text: String) -> Fault? {
        error(in: text).map { Fault($0.reason, at: $0.position) }
    }

    private func message(for text: String) -> String? {
        error(in: text)?.description
    }

    private func error(in text: String) -> LinkError? {
        do throws(LinkError) {
            _ = try Link(parsing: text)
            return nil
        } catch {
            return error
        }
    }
}
