/// Writes route values as JSON, names in order. The same value makes the same bytes in every run.
package struct JSONWriter {
    package enum Purpose {
        /// Secrets are omitted, text from a link is marked, and values that could not be read again
        /// are refused.
        case saving
        /// Secrets and numbers that are not finite become null. Nothing is refused.
        case showing
    }

    package private(set) var bytes: [UInt8] = []
    private let isForSaving: Bool
    private var depth = 0

    package init(for purpose: Purpose) {
        isForSaving = purpose == .saving
    }

    package mutating func write(_ value: RouteValue) throws(RouteEncodingError) {
        switch value {
        case .null, .secret: write(literally: "null")
        case .bool(true): write(literally: "true")
        case .bool(false): write(literally: "false")
        case .int(let number): write(number)
        case .double(let number):
            guard number.isFinite || !isForSaving else {
                throw RouteEncodingError(.notFinite("\(number)"))
            }
            bytes.append(contentsOf: (number.isFinite ? number.description : "null").utf8)
        case .text(let text) where isForSaving:
            write(literally: "{")
            write(TextMark.name)
            write(literally: ":")
            write(text)
            write(literally: "}")
        case .string(let text), .text(let text): write(text)
        case .array(let elements): try write(elements)
        case .object(let fields): try write(fields)
        }
    }

    /// Writes text that is known to need no escapes.
    package mutating func write(literally text: StaticString) {
        text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    package mutating func write(_ number: Int) {
        bytes.append(contentsOf: number.description.utf8)
    }

    /// Begins an object or an array with this text.
    package mutating func open(_ text: StaticString) throws(RouteEncodingError) {
        depth += 1
        guard depth <= RouteValue.deepest || !isForSaving else {
            throw RouteEncodingError(.tooDeep(limit: RouteValue.deepest))
        }
        write(literally: text)
    }

    /// Ends an object or an array with this text.
    package mutating func close(_ text: StaticString) {
        depth -= 1
        write(literally: text)
    }

    package mutating func write(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        var text = text
        let isPlain = text.withUTF8 { letters in
            guard !letters.contains(where: Self.mayNeedEscape) else { return false }
            bytes.append(contentsOf: letters)
            return true
        }
        if !isPlain { write(escaping: text) }
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func write(escaping text: String) {
        var rest = text.utf8[...]
        while let next = rest.firstIndex(where: Self.mayNeedEscape) {
            bytes.append(contentsOf: rest[..<next])
            write(text.unicodeScalars[next])
            rest = rest[text.unicodeScalars.index(after: next)...]
        }
        bytes.append(contentsOf: rest)
    }

    private mutating func write(_ elements: [RouteValue]) throws(RouteEncodingError) {
        try open("[")
        for (index, element) in elements.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            try write(element, at: .index(index))
        }
        close("]")
    }

    private mutating func write(_ fields: [String: RouteValue]) throws(RouteEncodingError) {
        try open("{")
        let start = bytes.count
        for (name, value) in fields.sorted(by: { $0.key < $1.key }) {
            if isForSaving, case .secret = value { continue }
            if bytes.count > start { bytes.append(UInt8(ascii: ",")) }
            write(isForSaving ? TextMark.escaped(name) : name)
            bytes.append(UInt8(ascii: ":"))
            try write(value, at: .name(name))
        }
        close("}")
    }

    private mutating func write(
        _ part: RouteValue, at key: FieldKey
    ) throws(RouteEncodingError) {
        do {
            try write(part)
        } catch {
            throw error.inside(key)
        }
    }

    /// Returns whether a scalar with this byte may need an escape. Includes the first bytes of
    /// control characters outside ASCII.
    private static func mayNeedEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x7F
            || byte == 0xC2 || byte == 0xD8 || byte == 0xE2
    }

    private mutating func write(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "\"", "\\": write(escaped: UInt8(ascii: scalar))
        case "\n": write(escaped: UInt8(ascii: "n"))
        case "\r": write(escaped: UInt8(ascii: "r"))
        case "\t": write(escaped: UInt8(ascii: "t"))
        case _ where scalar.isControl:
            let digits = String(scalar.value, radix: 16)
            write(literally: "\\u")
            for _ in digits.utf8.count..<4 { write(literally: "0") }
            bytes.append(contentsOf: digits.utf8)
        case _: bytes.append(contentsOf: String(scalar).utf8)
        }
    }

    private mutating func write(escaped letter: UInt8) {
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(letter)
    }
}

/// The mark of text from a link. The text is saved as `{"$text": "7"}`.
///
/// A name that begins with `$` is saved with another `$` before it.
enum TextMark {
    static let name = "$text"
    static let rule = "a name that begins with '$' needs a second '$' before it"

    static func escaped(_ name: String) -> String {
        isMarked(name) ? "$\(name)" : name
    }

    /// Returns the value that was saved as these fields; nil if no value is saved like this.
    static func value(of fields: [String: RouteValue]) -> RouteValue? {
        guard fields.keys.contains(where: isMarked) else { return .object(fields) }
        if fields.count == 1, case .string(let text)? = fields[name] { return .text(text) }
        var unescaped: [String: RouteValue] = [:]
        for (name, value) in fields {
            guard !isMarked(name) || name.hasPrefix("$$") else { return nil }
            unescaped[isMarked(name) ? String(name.dropFirst()) : name] = value
        }
        return .object(unescaped)
    }

    private static func isMarked(_ name: String) -> Bool {
        name.utf8.first == UInt8(ascii: "$")
    }
}
