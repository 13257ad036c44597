extension JSONReader {
    /// Reads text in quotation marks, the first of which comes next.
    mutating func readText() throws(JSONError) -> String {
        offset += 1
        let start = offset
        while let letter = next {
            switch letter {
            case UInt8(ascii: "\""):
                let text = try text(bytes[start..<offset], at: start)
                offset += 1
                return text
            case UInt8(ascii: "\\"): return try readEscapedText(from: start)
            case 0..<0x20: throw unexpected("'\"'")
            default: offset += 1
            }
        }
        throw unexpected("'\"'")
    }

    /// Reads on from the first escape in a text.
    private mutating func readEscapedText(from start: Int) throws(JSONError) -> String {
        var letters = Array(bytes[start..<offset])
        while let letter = next {
            switch letter {
            case UInt8(ascii: "\""):
                offset += 1
                return try text(letters[...], at: start)
            case UInt8(ascii: "\\"): letters += Character(try readEscape()).utf8
            case 0..<0x20: throw unexpected("'\"'")
            default:
                letters.append(letter)
                offset += 1
            }
        }
        throw unexpected("'\"'")
    }

    private func text(_ letters: ArraySlice<UInt8>, at start: Int) throws(JSONError) -> String {
        guard let text = String(validating: letters, as: UTF8.self) else {
            throw .invalidText(offset: start)
        }
        return text
    }

    private mutating func readEscape() throws(JSONError) -> Unicode.Scalar {
        offset += 1
        let letter: Unicode.Scalar
        switch next {
        case UInt8(ascii: "\""): letter = "\""
        case UInt8(ascii: "\\"): letter = "\\"
        case UInt8(ascii: "/"): letter = "/"
        case UInt8(ascii: "b"): letter = "\u{8}"
        case UInt8(ascii: "f"): letter = "\u{C}"
        case UInt8(ascii: "n"): letter = "\n"
        case UInt8(ascii: "r"): letter = "\r"
        case UInt8(ascii: "t"): letter = "\t"
        case UInt8(ascii: "u"): return try readScalar()
        default: throw unexpected("an escape")
        }
        offset += 1
        return letter
    }

    /// Reads `u`, four digits, and the other half of a pair if they are the first.
    private mutating func readScalar() throws(JSONError) -> Unicode.Scalar {
        let start = offset - 1
        var code = try readHexDigits()
        if (0xD800..<0xDC00).contains(code), next == UInt8(ascii: "\\") {
            offset += 1
            guard next == UInt8(ascii: "u") else { throw .invalidText(offset: start) }
            let second = try readHexDigits()
            guard (0xDC00..<0xE000).contains(second) else { throw .invalidText(offset: start) }
            code = 0x10000 + (code - 0xD800) << 10 + (second - 0xDC00)
        }
        guard let scalar = Unicode.Scalar(code) else { throw .invalidText(offset: start) }
        return scalar
    }

    private mutating func readHexDigits() throws(JSONError) -> UInt32 {
        offset += 1
        var code: UInt32 = 0
        for _ in 0..<4 {
            guard let letter = next, let digit = Character(Unicode.Scalar(letter)).hexDigitValue
            else { throw unexpected("a hexadecimal digit") }
            code = code << 4 | UInt32(digit)
            offset += 1
        }
        return code
    }
}
