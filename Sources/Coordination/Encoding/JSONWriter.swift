/// Writes route values as JSON, names in order, secrets left out. The same value makes the same
/// bytes in every run.
package struct JSONWriter {
    package private(set) var bytes: [UInt8] = []

    package init() {}

    package mutating func write(_ value: RouteValue) throws(RouteEncodingError) {
        try write(value, depth: 0)
    }

    /// Writes text that is known to need no escapes.
    package mutating func write(literally text: String) {
        bytes.append(contentsOf: text.utf8)
    }

    package mutating func write(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        var text = text
        text.withUTF8 { letters in
            var start = 0
            for (index, letter) in letters.enumerated() where Self.needsEscape(letter) {
                bytes.append(contentsOf: letters[start..<index])
                writeEscape(letter)
                start = index + 1
            }
            bytes.append(contentsOf: letters[start...])
        }
        bytes.append(UInt8(ascii: "\""))
    }

    package mutating func write(_ number: Int) {
        if number < 0 { bytes.append(UInt8(ascii: "-")) }
        var rest = number.magnitude
        let start = bytes.count
        repeat {
            bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
            rest /= 10
        } while rest > 0
        bytes[start...].reverse()
    }

    private mutating func write(_ value: RouteValue, depth: Int) throws(RouteEncodingError) {
        switch value {
        case .null, .secret: write(literally: "null")
        case .bool(true): write(literally: "true")
        case .bool(false): write(literally: "false")
        case .int(let number): write(number)
        case .double(let number):
            guard number.isFinite else { throw RouteEncodingError(.notFinite("\(number)")) }
            bytes.append(contentsOf: number.description.utf8)
        case .string(let text): write(text)
        case .text(let text): write(mark: text)
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
            do {
                try write(element, depth: depth)
            } catch {
                throw error.inside(.index(index))
            }
        }
        bytes.append(UInt8(ascii: "]"))
    }

    private mutating func write(
        _ fields: [String: RouteValue], depth: Int
    ) throws(RouteEncodingError) {
        try check(depth)
        bytes.append(UInt8(ascii: "{"))
        var isFirst = true
        for (name, value) in fields.sorted(by: { $0.key < $1.key }) {
            if case .secret = value { continue }
            if !isFirst { bytes.append(UInt8(ascii: ",")) }
            isFirst = false
            write(TextMark.needsEscape(name) ? "$\(name)" : name)
            bytes.append(UInt8(ascii: ":"))
            do {
                try write(value, depth: depth)
            } catch {
                throw error.inside(.name(name))
            }
        }
        bytes.append(UInt8(ascii: "}"))
    }

    private mutating func write(mark text: String) {
        write(literally: #"{"$text":"#)
        write(text)
        write(literally: "}")
    }

    private func check(_ depth: Int) throws(RouteEncodingError) {
        guard depth <= RouteEncoder.deepest else {
            throw RouteEncodingError(.tooDeep(limit: RouteEncoder.deepest))
        }
    }

    private static func needsEscape(_ letter: UInt8) -> Bool {
        letter < 0x20 || letter == UInt8(ascii: "\"") || letter == UInt8(ascii: "\\")
            || letter == 0x7F
    }

    private mutating func writeEscape(_ letter: UInt8) {
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), letter]
        case UInt8(ascii: "\n"): write(literally: #"\n"#)
        case UInt8(ascii: "\r"): write(literally: #"\r"#)
        case UInt8(ascii: "\t"): write(literally: #"\t"#)
        default:
            write(literally: #"\u00"#)
            bytes.append(contentsOf: [Self.digits[Int(letter >> 4)], Self.digits[Int(letter & 15)]])
        }
    }

    private static let digits = Array("0123456789abcdef".utf8)
}
