extension UInt8 {
    /// Whether a link may hold this byte unescaped, be it as text or as a delimiter.
    var isLegalInLinks: Bool {
        switch self {
        case 0...0x20, 0x7F: false
        case UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\\"): false
        case UInt8(ascii: "^"), UInt8(ascii: "`"): false
        case UInt8(ascii: "{"), UInt8(ascii: "|"), UInt8(ascii: "}"): false
        default: true
        }
    }

    /// Whether it can stand in a scheme, if not at its start.
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
