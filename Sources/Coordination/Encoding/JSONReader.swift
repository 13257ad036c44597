/// Reads JSON as route values, strictly: each name once in an object, numbers in range, valid UTF-8.
///
/// Time and memory grow with the number of bytes only, and it goes no deeper than
/// `RouteEncoder.deepest` levels.
package struct JSONReader {
    let bytes: [UInt8]
    var offset = 0
    private var depth: Int

    /// Reads bytes in which the value begins inside of so many other levels.
    package init(_ bytes: [UInt8], outerLevels: Int = 0) {
        self.bytes = bytes
        depth = -outerLevels
    }

    /// The byte that comes next; nil at the end.
    var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    /// Reads a value and the space before it.
    package mutating func readValue() throws(JSONError) -> RouteValue {
        skipSpace()
        guard let next else { throw unexpected("a value") }
        switch next {
        case UInt8(ascii: "{"): return try readObject()
        case UInt8(ascii: "["): return .array(try readArray())
        case UInt8(ascii: "\""): return .string(try readText())
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try readNumber()
        case UInt8(ascii: "t"): return try read("true", as: .bool(true))
        case UInt8(ascii: "f"): return try read("false", as: .bool(false))
        case UInt8(ascii: "n"): return try read("null", as: .null)
        default: throw unexpected("a value")
        }
    }

    /// Reads an object's members: for each its name is read, and then `member` reads the value.
    mutating func readMembers(
        _ member: (inout JSONReader, String) throws(JSONError) -> Void
    ) throws(JSONError) {
        try enter("{", "'{'")
        if skip("}") { return leave() }
        repeat {
            skipSpace()
            guard next == UInt8(ascii: "\"") else { throw unexpected("a name") }
            let name = try readText()
            guard skip(":") else { throw unexpected("':'") }
            try member(&self, name)
        } while skip(",")
        guard skip("}") else { throw unexpected("',' or '}'") }
        leave()
    }

    /// Says that there is nothing more.
    package mutating func readEnd() throws(JSONError) {
        skipSpace()
        guard next == nil else { throw unexpected("the end") }
    }

    func unexpected(_ expected: String) -> JSONError {
        .unexpected(next, offset: offset, expected: expected)
    }

    private mutating func readObject() throws(JSONError) -> RouteValue {
        var fields: [String: RouteValue] = [:]
        var isMarked = false
        try readMembers { (reader, name) throws(JSONError) in
            let start = reader.offset
            let value = try reader.readValue()
            guard fields.updateValue(value, forKey: name) == nil else {
                throw .repeatedName(name, offset: start)
            }
            if TextMark.needsEscape(name) { isMarked = true }
        }
        guard isMarked else { return .object(fields) }
        guard let value = TextMark.value(of: fields) else { throw .unknownMark(offset: offset) }
        return value
    }

    private mutating func readArray() throws(JSONError) -> [RouteValue] {
        try enter("[", "'['")
        var elements: [RouteValue] = []
        if skip("]") {
            leave()
            return elements
        }
        repeat { elements.append(try readValue()) } while skip(",")
        guard skip("]") else { throw unexpected("',' or ']'") }
        leave()
        return elements
    }

    private mutating func enter(_ sign: Unicode.Scalar, _ name: String) throws(JSONError) {
        guard depth < RouteEncoder.deepest else {
            throw .tooDeep(offset: offset, limit: RouteEncoder.deepest)
        }
        guard skip(sign) else { throw unexpected(name) }
        depth += 1
    }

    private mutating func leave() {
        depth -= 1
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

    /// Skips space and then `sign`, if it comes next.
    private mutating func skip(_ sign: Unicode.Scalar) -> Bool {
        skipSpace()
        guard let next, next == UInt8(ascii: sign) else { return false }
        offset += 1
        return true
    }

    mutating func skipSpace() {
        while let next, next == 0x20 || next == 0x0A || next == 0x0D || next == 0x09 {
            offset += 1
        }
    }
}
