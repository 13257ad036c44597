extension LinkScanner {
    /// The text of `range` with its escapes decoded.
    func decoded(_ range: Range<Int>, of part: LinkPart) throws(LinkError) -> String {
        var decoded: [UInt8] = []
        decoded.reserveCapacity(range.count)
        var index = range.lowerBound
        while index < range.upperBound {
            switch bytes[index] {
            case UInt8(ascii: "%"):
                index = try decodeEscapes(in: index..<range.upperBound, to: &decoded)
            case let byte:
                let isSpace = byte == UInt8(ascii: "+") && part.isQuery
                decoded.append(isSpace ? UInt8(ascii: " ") : byte)
                index += 1
            }
        }
        return String(decoding: decoded, as: UTF8.self)
    }

    /// Appends what the escapes at the start of `range` stand for, and answers where they end.
    ///
    /// They have to be UTF-8 by themselves, for so is what stands around them.
    private func decodeEscapes(
        in range: Range<Int>, to decoded: inout [UInt8]
    ) throws(LinkError) -> Int {
        let first = decoded.count
        var index = range.lowerBound
        var isASCII = true
        while index < range.upperBound, bytes[index] == UInt8(ascii: "%") {
            let byte = try escape(in: index..<range.upperBound)
            isASCII = isASCII && byte < 0x80
            if byte & 0xE0 == 0x80, decoded.last == 0xC2 {
                throw error(.controlCharacter(Unicode.Scalar(byte)), at: index - 3)
            }
            decoded.append(byte)
            index += 3
        }
        guard isASCII || String(validating: decoded[first...], as: UTF8.self) != nil else {
            let escapes = String(decoding: bytes[range.lowerBound..<index], as: UTF8.self)
            throw error(.notUTF8(escapes), at: range.lowerBound)
        }
        return index
    }

    /// The byte that the escape at the start of `range` stands for.
    private func escape(in range: Range<Int>) throws(LinkError) -> UInt8 {
        let start = range.lowerBound
        guard range.count >= 3 else {
            let rest = String(decoding: bytes[range], as: UTF8.self)
            throw error(.brokenEscape(rest), at: start)
        }
        guard let high = bytes[start + 1].hexDigitValue, let low = bytes[start + 2].hexDigitValue
        else {
            let scalars = String(decoding: bytes[range], as: UTF8.self).unicodeScalars.prefix(3)
            throw error(.badEscape(String(scalars)), at: start)
        }
        let byte = high << 4 | low
        guard byte >= 0x20, byte != 0x7F else {
            throw error(.controlCharacter(Unicode.Scalar(byte)), at: start)
        }
        return byte
    }
}
