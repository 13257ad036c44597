/// The least that reading a link can be made of: its parts, decoded, and nothing checked.
enum SplitLink {
    static func parts(of text: String) -> [String] {
        var parts: [String] = []
        var part: [UInt8] = []
        var bytes = text.utf8.makeIterator()
        while let byte = bytes.next() {
            switch byte {
            case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "&"), UInt8(ascii: "="):
                if !part.isEmpty { parts.append(String(decoding: part, as: UTF8.self)) }
                part.removeAll(keepingCapacity: true)
            case UInt8(ascii: "%"):
                part.append(digit(bytes.next()) << 4 | digit(bytes.next()))
            default:
                part.append(byte)
            }
        }
        parts.append(String(decoding: part, as: UTF8.self))
        return parts
    }

    private static func digit(_ byte: UInt8?) -> UInt8 {
        guard let byte else { return 0 }
        return byte <= UInt8(ascii: "9") ? byte & 0x0F : (byte & 0x0F) + 9
    }
}
