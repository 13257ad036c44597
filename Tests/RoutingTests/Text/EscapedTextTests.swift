import TestSupport
import WaylineValues
import XCTest

/// A text that is escaped for a language is read there as it was, by a reader of its own.
final class EscapedTextTests: XCTestCase {
    private func assert(
        _ language: TargetLanguage, line: UInt = #line, _ read: (String) -> String?
    ) {
        var random = SplitMix.printed("\(language)")
        let texts = (0..<TestSize.count(2_000, all: 100_000)).map { _ in
            HostileText.random(using: &random)
        }
        for text in HostileText.all + texts {
            let escaped = text.escaped(for: language)
            let controls = escaped.unicodeScalars.filter(HostileText.controls.contains)
            XCTAssertEqual(controls.map(\.value), [], text.debugDescription, line: line)
            // Controls are shown by name in all languages.
            let shown = language == .literal ? text : text.escaped(for: .line)
            XCTAssertTrue(
                read(escaped)?.unicodeScalars.elementsEqual(shown.unicodeScalars) ?? false,
                "\(text.debugDescription): \(escaped.debugDescription)", line: line)
        }
    }

    func testALineHasNoControls() {
        assert(.line) { $0 }
        XCTAssertEqual(
            "a\u{1B}[2J\u{9B}\n\r\t\u{202E}\\".escaped(for: .line),
            #"a\u{1B}[2J\u{9B}\n\r\t\u{202E}\"#)
    }

    func testALiteralEndsWithItsOwnQuote() {
        assert(.literal) { escaped in
            var (text, rest) = (String.UnicodeScalarView(), escaped.unicodeScalars[...])
            while let scalar = rest.popFirst() {
                if scalar == "\"" { return nil }
                guard scalar == "\\" else {
                    text.append(scalar)
                    continue
                }
                switch rest.popFirst() {
                case "\"": text.append("\"")
                case "\\": text.append("\\")
                case "n": text.append("\n")
                case "r": text.append("\r")
                case "t": text.append("\t")
                case "u":
                    let digits = rest.dropFirst().prefix { $0 != "}" }
                    rest = rest[digits.endIndex...].dropFirst()
                    let value = UInt32(String(Substring(digits)), radix: 16) ?? 0
                    text.append(Unicode.Scalar(value) ?? "\u{FFFD}")
                case _: return nil
                }
            }
            return String(text)
        }
    }

    func testAnAttributeAndAnElementOfHTMLHoldTheirText() {
        let entities = ["lt": "<", "gt": ">", "amp": "&", "quot": "\""]
        assert(.html) { Self.decoded($0, "&", without: "<>\"") { entities[$0] } }
    }

    func testALabelOfMermaidHoldsItsText() {
        assert(.mermaid) {
            Self.decoded($0, "#", without: "<>\"&`\\") { number in
                UInt32(number).flatMap(Unicode.Scalar.init).map { String($0) }
            }
        }
    }

    func testACellOfMarkdownHoldsItsText() {
        assert(.markdown) { escaped in
            var (text, rest) = (String.UnicodeScalarView(), escaped.unicodeScalars[...])
            while let scalar = rest.popFirst() {
                if "|`*_[]<>&~$#".unicodeScalars.contains(scalar) { return nil }
                guard scalar == "\\" else {
                    text.append(scalar)
                    continue
                }
                guard let sign = rest.popFirst(), sign.properties.numericType == nil else {
                    return nil
                }
                text.append(sign)
            }
            return String(text)
        }
    }

    func testAnOfferOfZshHoldsItsWord() {
        assert(.zshOffer) { escaped in
            var (text, rest) = (String.UnicodeScalarView(), escaped.unicodeScalars[...])
            while let scalar = rest.popFirst() {
                if scalar == ":" { return nil }
                guard let sign = scalar == "\\" ? rest.popFirst() : scalar else { return nil }
                text.append(sign)
            }
            return String(text)
        }
    }

    /// Reads text with entities that begin with `mark` and end with a semicolon; nil if it has a
    /// forbidden sign.
    private static func decoded(
        _ escaped: String, _ mark: Unicode.Scalar, without signs: String,
        _ entity: (String) -> String?
    ) -> String? {
        var (text, rest) = ("", escaped.unicodeScalars[...])
        while let scalar = rest.popFirst() {
            if signs.unicodeScalars.contains(scalar), scalar != mark { return nil }
            guard scalar == mark else {
                text.unicodeScalars.append(scalar)
                continue
            }
            let name = rest.prefix { $0 != ";" }
            guard let sign = entity(String(Substring(name))) else { return nil }
            text += sign
            rest = rest[name.endIndex...].dropFirst()
        }
        return text
    }
}
