extension RouteValue {
    /// The value as one line of JSON for people and other programs, with names in order.
    ///
    /// Secrets and numbers that are not finite become null. Text from a link is written as text.
    /// Characters that a terminal could read as commands are escaped.
    public var json: String {
        var writer = JSONWriter(for: .showing)
        do throws(RouteEncodingError) {
            try writer.write(self)
        } catch {
            preconditionFailure("all values can be shown, but: \(error)")
        }
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    /// The bytes of the saved value.
    package func saved() throws(RouteEncodingError) -> [UInt8] {
        var writer = JSONWriter(for: .saving)
        try writer.write(self)
        return writer.bytes
    }

    /// Reads JSON. Nil if the bytes are not JSON.
    public init?(json bytes: [UInt8]) {
        var reader = JSONReader(bytes)
        do throws(JSONError) {
            self = try reader.readValue()
            try reader.readEnd()
        } catch {
            return nil
        }
    }
}
