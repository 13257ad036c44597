extension RouteValue {
    /// The value as JSON for people and other programs, in one line and with names in order.
    ///
    /// A secret is null, as is a number that is not finite. Text from a link is written as text. All
    /// characters that could steer a terminal are escaped.
    public var json: String {
        var writer = JSONWriter(for: .showing)
        do throws(RouteEncodingError) {
            try writer.write(self)
        } catch {
            preconditionFailure("all values can be shown, but: \(error)")
        }
        let text = String(decoding: writer.bytes, as: UTF8.self)
        // In ASCII, the writer has escaped all of them.
        guard writer.bytes.contains(where: { $0 > 0x7F }) else { return text }
        return text.unicodeScalars.reduce(into: "") {
            guard $1.isControl else { return $0.unicodeScalars.append($1) }
            let digits = String($1.value, radix: 16)
            $0 += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
    }

    /// The bytes of the value as it is saved.
    package func saved() throws(RouteEncodingError) -> [UInt8] {
        var writer = JSONWriter(for: .saving)
        try writer.write(self)
        return writer.bytes
    }

    /// Reads JSON; nil if the bytes are something else.
    package init?(json bytes: [UInt8]) {
        var reader = JSONReader(bytes)
        do throws(JSONError) {
            self = try reader.readValue()
            try reader.readEnd()
        } catch {
            return nil
        }
    }
}
