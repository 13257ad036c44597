/// The reason why a value could not be read as the requested type.
public struct RouteDecodingError: Error, Hashable, Sendable {
    /// A fault of a field.
    public indirect enum Problem: Hashable, Sendable {
        /// The field is missing. `given` has the fields that exist beside it, in order.
        case missing(expected: String, given: [String])
        /// The value has another type, or is a number out of range.
        case mismatched(expected: String, given: String)
        /// The value is a secret, but the field is not a `Secret`.
        case secret(expected: String)
        /// The value is not one of the type's cases.
        case unknownCase(given: String, known: [String])
        /// The type refused the value, for this reason.
        case refused(given: String, reason: String)
    }

    /// The path to the field, e.g. `photos[2].id`. Empty for the whole value.
    public var field: String
    /// The fault of the field.
    public var problem: Problem

    /// An error of this field.
    public init(_ problem: Problem, field: String = "") {
        self.field = field
        self.problem = problem
    }
}

extension RouteDecodingError: CustomStringConvertible {
    public var description: String {
        let field = field.isEmpty ? "the value" : "'\(field.escaped(for: .line))'"
        switch problem {
        case .missing(let expected, let given):
            let others = given.isEmpty ? "" : "; given is only \(Self.list(given))"
            return "\(field) is missing, where \(expected) is needed\(others). "
                + "Give it, or make it optional."
        case .mismatched(let expected, let given):
            return "\(field) is \(given), where \(expected) is needed. "
                + "Give that, or change the type of the field."
        case .secret(let expected):
            return "\(field) is a secret, where \(expected) is needed. "
                + "Only a field of type Secret can take it."
        case .unknownCase(let given, let known):
            return "\(field) is \(given.quoted), where one of \(Self.list(known)) is needed."
                + Self.suggestion(for: given, among: known)
        case .refused(let given, let reason):
            return "\(field) is \(given), which its type refuses: \(reason)"
        }
    }

    private static func list(_ names: [String]) -> String {
        names.map { "'\($0.escaped(for: .line))'" }.joined(separator: ", ")
    }

    private static func suggestion(for given: String, among known: [String]) -> String {
        known.near(to: given).map { " Did you mean '\($0)'?" } ?? ""
    }
}
