extension RouteValue {
    /// The value that `input` encodes to, secrets included.
    public init(encoding input: some Encodable) throws(RouteEncodingError) {
        self = try RouteEncoder.value(of: input)
    }

    /// Reads the value as a `type`.
    ///
    /// A secret that was left out when this was saved comes back blank: empty, if it is text or
    /// another collection, or nil. So a draft survives the loss of its password.
    public func decode<Output: Decodable>(
        _ type: Output.Type
    ) throws(RouteDecodingError) -> Output {
        try RouteDecoder.read(type, from: self, leftOutSecrets: .blank)
    }
}
