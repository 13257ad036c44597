/// The parts of a link's text, each with its own delimiters.
enum LinkPart {
    case segment
    case queryName
    case queryValue
    case fragment

    /// Whether an unescaped `byte` is the first that no longer belongs to the part.
    @inline(__always)
    func ends(at byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "#"): true
        case UInt8(ascii: "/"), UInt8(ascii: "?"): self == .segment
        case UInt8(ascii: "&"): isQuery
        case UInt8(ascii: "="): self == .queryName
        default: false
        }
    }

    /// Whether the part is one in which `+` is a space, as web forms write it.
    var isQuery: Bool {
        switch self {
        case .queryName, .queryValue: true
        case .segment, .fragment: false
        }
    }

    /// Appends `decoded` to a link's text, and escapes what would be read as something else.
    func write(_ decoded: String, to text: inout String) {
        for scalar in decoded.unicodeScalars {
            if scalar == " ", isQuery {
                text += "+"
            } else if let byte = UInt8(exactly: scalar.value), mustEscape(byte) {
                text += byte.escaped
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
    }

    /// `decoded` as it stands in a link's text.
    func written(_ decoded: String) -> String {
        var text = ""
        write(decoded, to: &text)
        return text
    }

    private func mustEscape(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "%"): true
        case UInt8(ascii: "+"): isQuery
        default: !byte.isLegalInLinks || ends(at: byte)
        }
    }
}
