/// Reads JSON as route values, strictly: each name once in an object, numbers in range, valid
/// UTF-8.
///
/// Time and memory are linear in the number of bytes. Values deeper than `RouteValue.deepest` are
/// refused.
package struct JSONReader {
    private let bytes: [UInt8]
    package private(set) var offset = 0
    private var depth: Int

    /// Reads bytes of a value that is nested in this many levels.
    package init(_ bytes: [UInt8], outerLevels: Int = 0) {
        self.bytes = bytes
        depth = -outerLevels
    }

    /// Returns the text as a number; nil if it is not a JSON number, or out of range.
    static func number(in text: String) -> RouteValue? {
        var reader = JSONReader(Array(text.utf8))
        do {
            let number = try reader.readNumber()
            return reader.next == nil ? number : nil
        } catch {
            return nil
        }
    }

    /// Reads a value and the space before it.
    package mutating func readValue() throws(JSONError) -> RouteValue {
        skipSpace()
        guard let next else { throw unexpected("a value") }
        switch next {
        case UInt8(ascii: "{"): return try readObject()
        case UInt8(ascii: "["): return try readArray()
        case UInt8(ascii: "\""): return .string(try readText())
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try readNumber()
        case UInt8(ascii: "t"): return try read("true", as: .bool(true))
        case UInt8(ascii: "f"): return try read("false", as: .bool(false))
        case UInt8(ascii: "n"): return try read("null", as: .null)
        default: throw unexpected("a value")
        }
    }

    /// Reads the fields of an object, and calls `note` with the name and the bytes of each.
    mutating func readFields(
        _ note: (String, Range<Int>) -> Void = { _, _ in }
    ) throws(JSONError) -> [String: RouteValue] {
        var fields: [String: RouteValue] = [:]
        try readList(from: "{", to: "}") { (reader) throws(JSONError) in
            reader.skipSpace()
            guard reader.next == UInt8(ascii: "\"") else { throw reader.unexpected("a name") }
            let name = try reader.readText()
            guard reader.skip(":") else { throw reader.unexpected("':'") }
            reader.skipSpace()
            let start = reader.offset
            let value = try reader.readValue()
            guard fields.updateValue(value, forKey: name) == nil else {
                throw .repeatedName(name, offset: start)
            }
            note(name, start..<reader.offset)
        }
        return fields
    }

    /// Throws if anything but space follows.
    package mutating func readEnd() throws(JSONError) {
        skipSpace()
        guard next == nil else { throw unexpected("the end") }
    }

    private mutating func readObject() throws(JSONError) -> RouteValue {
        let fields = try readFields()
        guard let value = TextMark.value(of: fields) else { throw .unknownMark(offset: offset) }
        return value
    }

    private mutating func readArray() throws(JSONError) -> RouteValue {
        var elements: [RouteValue] = []
        try readList(from: "[", to: "]") { (reader) throws(JSONError) in
            elements.append(try reader.readValue())
        }
        return .array(elements)
    }

    /// Reads the elements between two brackets, separated by commas.
    package mutating func readList(
        from open: Unicode.Scalar, to close: Unicode.Scalar,
        _ element: (inout JSONReader) throws(JSONError) -> Void
    ) throws(JSONError) {
        guard depth < RouteValue.deepest else {
            throw .tooDeep(offset: offset, limit: RouteValue.deepest)
        }
        guard skip(open) else { throw unexpected("'\(open)'") }
        if skip(close) { return }
        depth += 1
        repeat { try element(&self) } while skip(",")
        depth -= 1
        guard skip(close) else { throw unexpected("',' or '\(close)'") }
    }

    private mutating func read(
        _ word: String, as value: RouteValue
    ) throws(JSONError) -> RouteValue {
        for letter in word.utf8 {
            guard next == letter else { throw unexpected("'\(word)'") }
            offset += 1
        }
        return value
    }
}

/// Numbers.
extension JSONReader {
    /// Reads a number: an integer if it has neither a fraction nor an exponent.
    private mutating func readNumber() throws(JSONError) -> RouteValue {
        let start = offset
        _ = take("-")
        let digits = offset
        try readDigits()
        if bytes[digits] == UInt8(ascii: "0"), offset > digits + 1 {
            offset = digits + 1
            throw unexpected("no digit after a leading zero")
        }
        let hasFraction = try readFraction()
        let text = String(decoding: bytes[start..<offset], as: UTF8.self)
        if !hasFraction, let number = Int(text) { return .int(number) }
        guard hasFraction, let number = Double(text), number.isFinite else {
            throw .numberOutOfRange(offset: start)
        }
        return .double(number)
    }

    /// Reads a fraction and an exponent. Returns false if there is neither.
    private mutating func readFraction() throws(JSONError) -> Bool {
        let start = offset
        if take(".") { try readDigits() }
        if take("e") || take("E") {
            _ = take("+") || take("-")
            try readDigits()
        }
        return offset > start
    }

    private mutating func readDigits() throws(JSONError) {
        let start = offset
        while let next, UInt8(ascii: "0")...UInt8(ascii: "9") ~= next { offset += 1 }
        guard offset > start else { throw unexpected("a digit") }
    }
}

/// Text.
extension JSONReader {
    private static let escapes: [UInt8: Unicode.Scalar] = Dictionary(
        uniqueKeysWithValues: zip(#""\/bfnrt"#.utf8, "\"\\/\u{8}\u{C}\n\r\t".unicodeScalars))

    /// Reads text in quotation marks.
    package mutating func readText() throws(JSONError) -> String {
        guard take("\"") else { throw unexpected("text") }
        let start = offset
        var (unescaped, rest) = ([UInt8](), start)
        while let letter = next, letter >= 0x20 {
            switch letter {
            case UInt8(ascii: "\""):
                let letters = bytes[rest..<offset]
                let all = unescaped.isEmpty ? letters : unescaped + letters
                guard let text = String(validating: all, as: UTF8.self) else {
                    throw .invalidText(offset: start)
                }
                offset += 1
                return text
            case UInt8(ascii: "\\"):
                unescaped += bytes[rest..<offset]
                unescaped += Character(try readEscape()).utf8
                rest = offset
            default: offset += 1
            }
        }
        throw unexpected("'\"'")
    }

    private mutating func readEscape() throws(JSONError) -> Unicode.Scalar {
        offset += 1
        if next == UInt8(ascii: "u") { return try readCode() }
        guard let next, let scalar = Self.escapes[next] else { throw unexpected("an escape") }
        offset += 1
        return scalar
    }

    /// Reads `u` and four digits. If they are the first half of a surrogate pair, reads the second
    /// half, too.
    private mutating func readCode() throws(JSONError) -> Unicode.Scalar {
        let start = offset - 1
        var code = try readHexDigits()
        if (0xD800..<0xDC00).contains(code), take("\\") {
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
            guard let next, let digit = Character(Unicode.Scalar(next)).hexDigitValue else {
                throw unexpected("a hexadecimal digit")
            }
            code = code << 4 | UInt32(digit)
            offset += 1
        }
        return code
    }
}

/// Text that is known, as a writer of one known value writes it.
extension JSONReader {
    /// Skips these bytes. Returns false if other bytes follow.
    package mutating func skip(literally text: StaticString) -> Bool {
        let end = offset + text.utf8CodeUnitCount
        guard end <= bytes.count else { return false }
        let isNext = text.withUTF8Buffer { $0.elementsEqual(bytes[offset..<end]) }
        if isNext { offset = end }
        return isNext
    }

    package mutating func read(_ text: StaticString) throws(JSONError) {
        guard skip(literally: text) else { throw unexpected("'\(text)'") }
    }

    /// Reads the beginning of an object or an array.
    package mutating func open(_ text: StaticString) throws(JSONError) {
        guard depth < RouteValue.deepest else {
            throw .tooDeep(offset: offset, limit: RouteValue.deepest)
        }
        depth += 1
        try read(text)
    }

    /// Reads the end of an object or an array.
    package mutating func close(_ text: StaticString) throws(JSONError) {
        depth -= 1
        try read(text)
    }

    /// Reads an integer that is not negative.
    package mutating func readCount() throws(JSONError) -> Int {
        guard case .int(let count) = try readNumber(), count >= 0 else {
            throw unexpected("an integer")
        }
        return count
    }
}

/// Single bytes.
extension JSONReader {
    /// The next byte; nil at the end.
    private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    package func unexpected(_ expected: String) -> JSONError {
        .unexpected(next, offset: offset, expected: expected)
    }

    /// Skips `sign` if it is the next byte.
    private mutating func take(_ sign: Unicode.Scalar) -> Bool {
        guard next == UInt8(ascii: sign) else { return false }
        offset += 1
        return true
    }

    /// Skips space, and then `sign` if it is the next byte.
    private mutating func skip(_ sign: Unicode.Scalar) -> Bool {
        skipSpace()
        return take(sign)
    }

    private mutating func skipSpace() {
        while let next, next == 0x20 || next == 0x0A || next == 0x0D || next == 0x09 {
            offset += 1
        }
    }
}
