/// Reads the text of a link from left to right.
struct LinkScanner {
    let text: String
    let bytes: [UInt8]
    private var position = 0

    init(_ text: String) throws(LinkError) {
        self.text = text
        let length = text.utf8.count
        bytes = Array(text.utf8.prefix(Link.maxLength))
        guard length <= Link.maxLength else {
            throw error(.tooLong(bytes: length), at: bytes.count)
        }
    }

    /// Reads the scheme, and skips the slashes after it.
    mutating func scheme() throws(LinkError) -> String {
        let end = bytes.firstIndex { $0 == UInt8(ascii: ":") || LinkPart.segment.ends(at: $0) }
        guard let end, end > 0, bytes[end] == UInt8(ascii: ":") else {
            throw error(.noScheme, at: 0)
        }
        if let fault = bytes[..<end].firstIndex(where: { !$0.isLegalInSchemes }) {
            throw error(.illegalInScheme(scalar(at: fault)), at: fault)
        }
        guard bytes[0].isASCIILetter else { throw error(.illegalInScheme(scalar(at: 0)), at: 0) }
        position = end + 1
        try skipSlashes()
        return String(decoding: bytes[..<end].map(\.lowercasedASCII), as: UTF8.self)
    }

    /// Skips the slashes. A link with fewer than two is written with two, and must not be too long
    /// then.
    private mutating func skipSlashes() throws(LinkError) {
        let start = position
        while skip("/") {}
        let length = bytes.count + max(0, 2 - (position - start))
        guard length <= Link.maxLength else {
            throw error(.tooLong(bytes: length), at: bytes.count)
        }
    }

    mutating func segments() throws(LinkError) -> [String] {
        var segments: [String] = []
        while position < bytes.count {
            if skip("/") { continue }
            let start = position
            let segment = try part(.segment)
            if position == start { break }
            guard segments.count < Link.maxSegments else {
                throw error(.tooManySegments, at: start)
            }
            segments.append(segment)
        }
        return segments
    }

    mutating func query() throws(LinkError) -> [Link.QueryItem] {
        var items: [Link.QueryItem] = []
        guard skip("?") else { return items }
        while position < bytes.count, bytes[position] != UInt8(ascii: "#") {
            if skip("&") { continue }
            let name = try part(.queryName)
            let value = skip("=") ? try part(.queryValue) : nil
            items.append(Link.QueryItem(name: name, value: value))
        }
        return items
    }

    mutating func fragment() throws(LinkError) -> String? {
        guard skip("#") else { return nil }
        return try last(.fragment)
    }

    /// Decodes all of `text` as one part.
    static func decode(_ text: String, as part: LinkPart) throws(LinkError) -> String {
        var scanner = try LinkScanner(text)
        return try scanner.last(part)
    }

    private mutating func last(_ part: LinkPart) throws(LinkError) -> String {
        let decoded = try self.part(part)
        guard position == bytes.count else {
            throw error(.illegalCharacter(scalar(at: position)), at: position)
        }
        return decoded
    }

    /// Reads the text up to the end of the part, and decodes it.
    mutating func part(_ part: LinkPart) throws(LinkError) -> String {
        let start = position
        var isPlain = true
        while position < bytes.count, !part.ends(at: bytes[position]) {
            switch bytes[position] {
            case UInt8(ascii: "%"): isPlain = false
            case UInt8(ascii: "+"): isPlain = isPlain && !part.isQuery
            case let byte where byte.isLegalInLinks && byte != 0xC2: break
            default: try checkCharacter(at: position)
            }
            position += 1
        }
        guard isPlain else { return try decoded(start..<position, of: part) }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard position < bytes.count, bytes[position] == UInt8(ascii: character) else {
            return false
        }
        position += 1
        return true
    }

    private func checkCharacter(at index: Int) throws(LinkError) {
        let scalar = scalar(at: index)
        if scalar.properties.generalCategory == .control {
            throw error(.controlCharacter(scalar), at: index)
        }
        guard bytes[index].isLegalInLinks else { throw error(.illegalCharacter(scalar), at: index) }
    }
}

extension LinkScanner {
    /// Returns the text of `range` with its escapes decoded.
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

    /// Appends the text of the escapes at the start of `range`, and returns their end.
    ///
    /// The escapes must be UTF-8 by themselves, since the text around them is.
    private func decodeEscapes(
        in range: Range<Int>, to decoded: inout [UInt8]
    ) throws(LinkError) -> Int {
        let first = decoded.count
        var index = range.lowerBound
        while index < range.upperBound, bytes[index] == UInt8(ascii: "%") {
            let byte = try escape(in: index..<range.upperBound)
            if byte & 0xE0 == 0x80, decoded.last == 0xC2 {
                throw error(.controlCharacter(Unicode.Scalar(byte)), at: index - 3)
            }
            decoded.append(byte)
            index += 3
        }
        guard String(validating: decoded[first...], as: UTF8.self) != nil else {
            let escapes = String(decoding: bytes[range.lowerBound..<index], as: UTF8.self)
            throw error(.notUTF8(escapes), at: range.lowerBound)
        }
        return index
    }

    /// Returns the byte of the escape at the start of `range`.
    private func escape(in range: Range<Int>) throws(LinkError) -> UInt8 {
        let start = range.lowerBound
        guard range.count >= 3, let high = bytes[start + 1].hexDigitValue,
            let low = bytes[start + 2].hexDigitValue
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

    /// Returns an error about the byte at `offset`.
    func error(_ reason: LinkError.Reason, at offset: Int) -> LinkError {
        let before = bytes[..<offset].count { $0 & 0xC0 != 0x80 }
        return LinkError(link: text.linkInQuotes, position: before + 1, reason: reason)
    }

    /// Returns the character that begins at the byte `offset`.
    func scalar(at offset: Int) -> Unicode.Scalar {
        let character = String(decoding: bytes[offset...].prefix(4), as: UTF8.self)
        return character.unicodeScalars.first ?? "\u{FFFD}"
    }
}
