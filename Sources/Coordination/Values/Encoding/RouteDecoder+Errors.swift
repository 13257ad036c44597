/// The decoder throws the standard `DecodingError`, since some types catch it. Its underlying error
/// is a `RouteDecodingError`.
extension RouteDecoder {
    /// Returns the error for a value of another type.
    func mismatch(_ type: Any.Type, _ expected: String) -> DecodingError {
        let problem: RouteDecodingError.Problem
        if case .secret = value {
            problem = .secret(expected: expected)
        } else {
            problem = .mismatched(expected: expected, given: given(value))
        }
        return .typeMismatch(type, context(problem, at: codingPath))
    }

    /// Returns the error for a missing value.
    func missing(_ key: any CodingKey, _ type: Any.Type, beside names: [String]) -> DecodingError {
        let problem = RouteDecodingError.Problem.missing(
            expected: Self.expectation(of: type), given: isHidden ? [] : names.sorted())
        return .keyNotFound(key, context(problem, at: codingPath + [key]))
    }

    /// Returns the error that a type threw, with the underlying error.
    func explained(_ error: any Error, reading type: Any.Type) -> DecodingError {
        guard let error = error as? DecodingError, let context = error.context else {
            return .dataCorrupted(context(refusal("\(error)", of: value), at: codingPath))
        }
        if context.underlyingError is RouteDecodingError { return error }
        let way = context.codingPath.dropFirst(path.depth)
        let part = way.reduce(value) { $0?[$1] }
        let known = way.isEmpty ? Self.cases(of: type) : []
        let problem =
            known.isEmpty || isHidden
            ? refusal(context.debugDescription, of: part)
            : .unknownCase(given: value.bareText.excerpt(), known: known)
        return .dataCorrupted(self.context(problem, at: context.codingPath))
    }

    /// Returns the underlying error.
    func fact(in error: any Error) -> RouteDecodingError {
        (error as? DecodingError)?.context?.underlyingError as? RouteDecodingError
            ?? RouteDecodingError(refusal("\(error)", of: value))
    }

    private func context(
        _ problem: RouteDecodingError.Problem, at path: [any CodingKey]
    ) -> DecodingError.Context {
        let fact = RouteDecodingError(problem, field: path.fieldText)
        return .init(codingPath: path, debugDescription: "\(fact)", underlyingError: fact)
    }

    private func refusal(_ reason: String, of part: RouteValue?) -> RouteDecodingError.Problem {
        // A type's error about a secret may quote the secret.
        let reason =
            isHidden ? "the reason could tell the secret" : reason.escaped(for: .line).excerpt(300)
        return .refused(given: given(part), reason: reason)
    }

    private func given(_ part: RouteValue?) -> String {
        isHidden ? RouteValue.hidden : part?.description.excerpt() ?? "not there"
    }

    /// Returns a description of the values that can be read as `type`.
    private static func expectation(of type: Any.Type) -> String {
        (type as? any RouteScalar.Type)?.expectation ?? "a value of type \(type)"
    }

    /// Returns the values of an enum of names; empty for any other type.
    private static func cases(of type: Any.Type) -> [String] {
        guard let type = type as? any CaseIterable.Type else { return [] }
        func names(_ type: (some CaseIterable).Type) -> [String] {
            type.allCases.compactMap { ($0 as? any RawRepresentable).map { "\($0.rawValue)" } }
        }
        return names(type)
    }
}

extension RouteValue {
    /// The part at `key`; nil if there is none.
    subscript(key: any CodingKey) -> RouteValue? {
        switch self {
        case .object(let fields): fields[key.stringValue]
        case .array(let elements):
            key.intValue.flatMap { elements.indices.contains($0) ? elements[$0] : nil }
        case .secret: .secret(.null)
        case .null, .bool, .int, .double, .string, .text: nil
        }
    }

    /// The description, with text as it is.
    var bareText: String {
        switch self {
        case .string(let text), .text(let text): text
        case .null, .bool, .int, .double, .array, .object, .secret: description
        }
    }
}

extension DecodingError {
    fileprivate var context: Context? {
        switch self {
        case .typeMismatch(_, let context), .valueNotFound(_, let context),
            .keyNotFound(_, let context), .dataCorrupted(let context):
            context
        @unknown default: nil
        }
    }
}
