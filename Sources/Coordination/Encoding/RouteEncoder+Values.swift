extension RouteEncoder {
    static func value(of input: some Encodable) throws(RouteEncodingError) -> RouteValue {
        try value(of: input, at: nil, in: nil)
    }

    /// The value of `input`, which stands at `key`.
    func value(
        of input: some Encodable, at key: any CodingKey
    ) throws(RouteEncodingError) -> RouteValue {
        // Before the input can go deeper: it might have no end.
        if let fault { throw fault }
        return try Self.value(of: input, at: key, in: path)
    }

    /// Encodes what stands in for this value, as in a wrapper of one value.
    func write(_ input: some Encodable) throws(RouteEncodingError) {
        set(try Self.value(of: input, at: nil, in: path))
    }

    /// Encodes what is to be hidden from here on, also in errors.
    func writeSecret(_ input: some Encodable) throws(RouteEncodingError) {
        do {
            set(.secret(try Self.value(of: input, at: nil, in: path)))
        } catch {
            throw error.hidden
        }
    }

    private static func value(
        of input: some Encodable, at key: (any CodingKey)?, in parent: FieldPath?
    ) throws(RouteEncodingError) -> RouteValue {
        if let scalar = input as? any RouteScalar {
            do {
                return try scalar.routeValue()
            } catch {
                let way = parent.keys + [key].compactMap(\.self)
                throw RouteEncodingError(error.problem, field: FieldStep.text(of: way))
            }
        }
        let encoder = RouteEncoder(path: key.map { FieldPath($0, in: parent) } ?? parent)
        do {
            try input.encode(to: encoder)
        } catch let error as RouteEncodingError {
            throw error
        } catch {
            throw RouteEncodingError(
                .failed(reason(of: error)), field: FieldStep.text(of: encoder.codingPath))
        }
        return try encoder.value()
    }

    private static func reason(of error: any Error) -> String {
        guard case EncodingError.invalidValue(_, let context) = error else { return "\(error)" }
        return context.debugDescription
    }
}
