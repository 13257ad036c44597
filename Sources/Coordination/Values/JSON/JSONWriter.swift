/// Writes route values as JSON, names in order. The same value makes the same bytes in every run.
struct JSONWriter {
    enum Purpose {
        /// Secrets are omitted, text from a link is marked, and values that could not be read again
        /// are refused.
        case saving
        /// Secrets and numbers that are not finite become null. Nothing is refused.
        case showing
    }

    private(set) var bytes: [UInt8] = []
    private let isForSaving: Bool

    init(for purpose: Purpose) {
        isForSaving = purpose == .saving
    }

    mutating func write(_ value: RouteValue) throws(RouteEncodingError) {
        try write(value, depth: 0)
    }

    /// Writes text that is known to need no escapes.
    mutating func write(literally text: String) {
        bytes.append(contentsOf: text.utf8)
    }

    mutating func write(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        var rest = text.utf8[...]
        while let next = rest.firstIndex(where: Self.mayNeedEscape) {
            bytes.append(contentsOf: rest[..<next])
            write(text.unicodeScalars[next])
            rest = rest[text.unicodeScalars.index(after: next)...]
        }
        bytes.append(contentsOf: rest)
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func write(_ value: RouteValue, depth: Int) throws(RouteEncodingError) {
        switch value {
        case .null, .secret: write(literally: "null")
        case .bool(true): write(literally: "true")
        case .bool(false): write(literally: "false")
        case .int(let number): write(literally: "\(number)")
        case .double(let number):
            guard number.isFinite || !isForSaving else {
                throw RouteEncodingError(.notFinite("\(number)"))
            }
            write(literally: number.isFinite ? number.description : "null")
        case .text(let text) where isForSaving:
            write(literally: #"{"\#(TextMark.name)":"#)
            write(text)
            write(literally: "}")
        case .string(let text), .text(let text): write(text)
        case .array(let elements): try write(elements, depth: depth + 1)
        case .object(let fields): try write(fields, depth: depth + 1)
        }
    }

    private mutating func write(
        _ elements: [RouteValue], depth: Int
    ) throws(RouteEncodingError) {
        try check(depth)
        bytes.append(UInt8(ascii: "["))
        for (index, element) in elements.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            try write(element, at: .index(index), depth: depth)
        }
        bytes.append(UInt8(ascii: "]"))
    }

    private mutating func write(
        _ fields: [String: RouteValue], depth: Int
    ) throws(RouteEncodingError) {
        try check(depth)
        bytes.append(UInt8(ascii: "{"))
        let start = bytes.count
        for (name, value) in fields.sorted(by: { $0.key < $1.key }) {
            if isForSaving, case .secret = value { continue }
            if bytes.count > start { bytes.append(UInt8(ascii: ",")) }
            write(isForSaving ? TextMark.escaped(name) : name)
            bytes.append(UInt8(ascii: ":"))
            try write(value, at: .name(name), depth: depth)
        }
        bytes.append(UInt8(ascii: "}"))
    }

    private mutating func write(
        _ part: RouteValue, at key: FieldKey, depth: Int
    ) throws(RouteEncodingError) {
        do {
            try write(part, depth: depth)
        } catch {
            throw error.inside(key)
        }
    }

    private func check(_ depth: Int) throws(RouteEncodingError) {
        guard depth <= RouteValue.deepest || !isForSaving else {
            throw RouteEncodingError(.tooDeep(limit: RouteValue.deepest))
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
            write(literally: "\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
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
