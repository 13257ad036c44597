/// The parts of a link's text, each with its own delimiters.
enum LinkPart {
    case segment
    case queryName
    case queryValue
    case fragment

    /// Returns whether an unescaped `byte` ends the part.
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

    /// True if `+` is a space in the part, as web forms write it.
    var isQuery: Bool {
        switch self {
        case .queryName, .queryValue: true
        case .segment, .fragment: false
        }
    }

    /// Appends `decoded` to a link's text, with the necessary escapes.
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

    /// Returns `decoded` as a link's text has it, with escapes.
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

extension UInt8 {
    /// True if a link may hold this byte unescaped, as text or as a delimiter.
    var isLegalInLinks: Bool {
        switch self {
        case 0...0x20, 0x7F: false
        case UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\\"): false
        case UInt8(ascii: "^"), UInt8(ascii: "`"): false
        case UInt8(ascii: "{"), UInt8(ascii: "|"), UInt8(ascii: "}"): false
        default: true
        }
    }

    /// True if a scheme can have this byte after its first letter.
    var isLegalInSchemes: Bool {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): true
        default: isASCIILetter
        }
    }

    var isASCIILetter: Bool {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= lowercasedASCII
    }

    var lowercasedASCII: UInt8 {
        UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self ? self | 0x20 : self
    }

    /// The value of a hexadecimal digit in ASCII, nil for anything else.
    var hexDigitValue: UInt8? {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
        default: nil
        }
    }

    /// The byte as a link's escape: `%2F`.
    var escaped: String {
        let digits = String(self, radix: 16, uppercase: true)
        return digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
    }
}
