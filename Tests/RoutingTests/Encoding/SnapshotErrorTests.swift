import WaylineRouting
import XCTest

final class SnapshotErrorTests: XCTestCase {
    /// What is said of these bytes; nil if they are read.
    private func text(_ bytes: some Sequence<UInt8>) -> String? {
        do {
            _ = try Snapshot(bytes: Array(bytes))
            return nil
        } catch {
            return "\(error)"
        }
    }

    /// What is said of a snapshot with this content.
    private func text(content: String) -> String? {
        text(#"{"version":1,"content":\#(content)}"#.utf8)?
            .replacing("The snapshot is damaged: there is ", with: "")
    }

    func testAnotherByteIsNamedWithItsPlaceAndWhatIsNeeded() {
        let texts: [(String, String)] = [
            ("", "'}' at byte 23, where a value is needed"),
            ("[1,]", "']' at byte 26, where a value is needed"),
            ("[1 2]", "'2' at byte 26, where ',' or ']' is needed"),
            ("{a:1}", "'a' at byte 24, where a name is needed"),
            (#"{"a" 1}"#, "'1' at byte 28, where ':' is needed"),
            (#"{"a":1;}"#, "';' at byte 29, where ',' or '}' is needed"),
            ("nul", "'}' at byte 26, where 'null' is needed"),
            ("01", "'1' at byte 24, where no digit after a leading zero is needed"),
            ("1.", "'}' at byte 25, where a digit is needed"),
            ("-", "'}' at byte 24, where a digit is needed"),
            (#""\x""#, "'x' at byte 25, where an escape is needed"),
            (#""\u00g0""#, "'g' at byte 28, where a hexadecimal digit is needed"),
            ("\"\n\"", "byte value 10 at byte 24, where '\"' is needed"),
            ("1}x", "'x' at byte 25, where the end is needed"),
        ]
        for (content, expected) in texts { XCTAssertEqual(text(content: content), "\(expected).") }
    }

    func testMeaninglessArgumentsAreRefused() {
        let texts: [(String, String)] = [
            (#""\ud800""#, "text that is not UTF-8 at byte 24"),
            (#""\ud800\u0041""#, "text that is not UTF-8 at byte 24"),
            (#""\udc00""#, "text that is not UTF-8 at byte 24"),
            ("9223372036854775808", "a number out of range at byte 23"),
            ("-9223372036854775809", "a number out of range at byte 23"),
            ("1e999", "a number out of range at byte 23"),
            (#"{"a":1,"a":2}"#, #"the name "a" a second time at byte 34"#),
            (
                #"{"$a":1}"#,
                "a wrong mark in the object that ends at byte 31: a name that begins with '$' "
                    + "needs a second '$' before it"
            ),
            (String(repeating: "[", count: 1_000_000), "more than 128 levels at byte 151"),
        ]
        for (content, expected) in texts { XCTAssertEqual(text(content: content), "\(expected).") }
    }

    func testTextThatIsNotUTF8IsRefused() {
        let bytes = Array(#"{"version":1,"content":""#.utf8) + [0xC3, 0x28] + Array(#""}"#.utf8)
        XCTAssertEqual(
            text(bytes), "The snapshot is damaged: there is text that is not UTF-8 at byte 24.")
    }

    func testInvalidSnapshotsSayWhatTheyLack() {
        let texts: [(String, String)] = [
            ("", "The snapshot is damaged: there is the end at byte 0, where '{' is needed."),
            ("[]", "The snapshot is damaged: there is '[' at byte 0, where '{' is needed."),
            ("{}", "The snapshot has no version: it was not saved by Snapshot."),
            (#"{"version":1.5}"#, "The snapshot has no version: it was not saved by Snapshot."),
            (#"{"version":1}"#, "The snapshot has no content: it was not saved by Snapshot."),
            (
                #"{"version":2,"content":1}"#,
                "The snapshot has version 2, and known are 1 to 1. "
                    + "Read it with the program that saved it."
            ),
            (
                #"{"version":1,"content":1,"checksum":"0"}"#,
                "The snapshot is damaged: its checksum is wrong. "
                    + "If you edited it, take out 'checksum'."
            ),
        ]
        for (given, expected) in texts { XCTAssertEqual(text(given.utf8), expected) }
    }

    func testAWrongTypeNamesTheField() {
        XCTAssertThrowsError(try Snapshot(content: ["a": [1]]).decode([String: [Bool]].self)) {
            XCTAssertEqual(
                "\($0)",
                "The snapshot does not fit: 'a[0]' is 1, where true or false is needed. "
                    + "Give that, or change the type of the field.")
        }
        XCTAssertThrowsError(try Snapshot(content: ["a": [.double(.nan)]]).bytes()) {
            XCTAssertEqual(
                "\($0)",
                "The value cannot be saved: 'a[0]' is nan, and only finite numbers can be kept. "
                    + "Use nil instead.")
        }
        XCTAssertEqual(
            "\(SnapshotError.tooLarge(20, limit: 10))",
            "A snapshot of 20 bytes is too large: 10 are allowed.")
    }
}
