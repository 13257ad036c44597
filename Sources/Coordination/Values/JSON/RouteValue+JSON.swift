extension RouteValue {
    /// The value as JSON for people and other programs, in one line and with names in order.
    ///
    /// A secret is null, as is a number that is not finite. Text from a link is written as text.
    /// All characters that could steer a terminal are escaped.
    public var json: String {
        var writer = JSONWriter(for: .showing)
        do throws(RouteEncodingError) {
            try writer.write(self)
        } catch {
            preconditionFailure("all values can be shown, but: \(error)")
        }
        return String(decoding: writer.bytes, as: UTF8.self)
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
