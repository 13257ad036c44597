/// A field of a router's facts, with its name in coded form.
public struct FactField: Hashable, Codable, Sendable {
    /// The kinds of values that a field takes.
    public enum Kind: String, Hashable, Codable, Sendable {
        /// One of ``FactField/values``.
        case choice

        /// A number.
        case number

        /// Text.
        case text

        /// A value of a `Secret`.
        case secret

        /// A value of another type, written as JSON.
        case json
    }

    /// The maximum number of cases of a type whose values are listed.
    private static let mostValues = 1_000

    /// The name by which the field is coded.
    public let name: String

    /// The name of its type, such as `Bool` or `AccountStatus?`.
    public let type: String

    /// The kind of its values.
    public let kind: Kind

    /// All values in coded form, if the type is `Bool` or a `CaseIterable` enum; for an optional,
    /// nil comes first. Nil for other types, whose values cannot be listed.
    public let values: [RouteValue]?

    /// An example value, if the values cannot be listed. Nil for other types and for secrets, and
    /// if no value could be made.
    public let example: RouteValue?

    init(_ name: String, _ type: any Decodable.Type, isOptional: Bool) {
        let wrapped = (type as? any OptionalType.Type)?.wrapped
        let isOptional = isOptional || wrapped != nil
        let type: Any.Type = wrapped ?? type
        let values = Self.values(of: type)
        self.name = name
        self.type = isOptional ? "\(type)?" : "\(type)"
        self.values = values.map { isOptional ? [.null] + $0 : $0 }
        kind = values == nil ? Kind(of: type) : .choice
        let hasExample = values == nil && kind != .secret
        example = hasExample ? SampleDecoder.sample(of: type) : nil
    }

    private static func values(of type: Any.Type) -> [RouteValue]? {
        if type == Bool.self { return [true, false] }
        return (type as? any (CaseIterable & Encodable).Type).flatMap { coded(casesOf: $0) }
    }

    private static func coded<Cases: CaseIterable & Encodable>(
        casesOf type: Cases.Type
    ) -> [RouteValue]? {
        let cases = type.allCases.prefix(mostValues + 1)
        guard cases.count <= mostValues else { return nil }
        do {
            return try cases.map { try RouteValue(encoding: $0) }
        } catch {
            // A value that is not coded cannot be listed.
            return nil
        }
    }
}

extension FactField.Kind {
    fileprivate init(of type: Any.Type) {
        if type == String.self {
            self = .text
        } else if RouteValue.isNumber(type) {
            self = .number
        } else {
            self = RouteValue.isSecret(type) ? .secret : .json
        }
    }
}

private protocol OptionalType {
    static var wrapped: Any.Type { get }
}

extension Optional: OptionalType {
    static var wrapped: Any.Type { Wrapped.self }
}
