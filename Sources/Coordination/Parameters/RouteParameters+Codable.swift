extension RouteParameters: Codable {
    /// Writes the named values, or throws the fault that the parameters hold.
    public func encode(to encoder: any Encoder) throws {
        try RouteValue.object(fields()).encode(to: encoder)
    }

    public init(from decoder: any Decoder) throws {
        let value = try RouteValue(from: decoder)
        guard case .object(let fields) = value else {
            let context = DecodingError.Context(
                codingPath: decoder.codingPath,
                debugDescription:
                    "\(RouteParametersError.unnamed(given: value.description.excerpt()))")
            throw DecodingError.dataCorrupted(context)
        }
        self.init(fields)
    }
}
