/// The least work of reading a link: its parts are split and decoded, and nothing is checked.
enum SplitLink {
    static func parts(of text: String) -> [String] {
        var text = text
        return text.withUTF8 { bytes in
            var parts: [String] = []
            parts.reserveCapacity(16)
            var start = 0
            for place in bytes.indices where isSeparator(bytes[place]) {
                if place > start { parts.append(decoded(bytes[start..<place])) }
                start = place + 1
            }
            parts.append(decoded(bytes[start...]))
            return parts
        }
    }

    private static func isSeparator(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "&"), UInt8(ascii: "="): true
        default: false
        }
    }

    private static func decoded(_ part: Slice<UnsafeBufferPointer<UInt8>>) -> String {
        let bytes = UnsafeBufferPointer(rebasing: part)
        guard bytes.contains(UInt8(ascii: "%")) else {
            return String(decoding: bytes, as: UTF8.self)
        }
        return String(unsafeUninitializedCapacity: bytes.count) { result in
            var count = 0
            var rest = bytes.makeIterator()
            while let byte = rest.next() {
                let isEscape = byte == UInt8(ascii: "%")
                result[count] = isEscape ? digit(rest.next()) << 4 | digit(rest.next()) : byte
                count += 1
            }
            return count
        }
    }

    private static func digit(_ byte: UInt8?) -> UInt8 {
        guard let byte else { return 0 }
        return byte <= UInt8(ascii: "9") ? byte & 0x0F : (byte & 0x0F) + 9
    }
}
