/// The reason why a value could not be turned into route values or bytes.
public struct RouteEncodingError: Error, Hashable, Sendable {
    /// A fault of a field.
    public indirect enum Problem: Hashable, Sendable {
        /// The number, as Swift writes it.
        case notFinite(String)
        /// The integer, in digits.
        case tooLarge(String)
        /// Values are nested deeper than this limit.
        case tooDeep(limit: Int)
        /// A type asked its encoder for a keyed, an unkeyed and a single value container at once.
        case mixedContainers
        /// An error that the type itself threw, as text.
        case failed(String)
    }

    /// The path to the value, e.g. `photos[2].id`. Empty for the whole value.
    public var field: String
    /// The fault of the field.
    public var problem: Problem

    /// An error of this field.
    public init(_ problem: Problem, field: String = "") {
        self.field = field
        self.problem = problem
    }

    /// The same error, with the path extended by an outer key.
    func inside(_ key: FieldKey) -> RouteEncodingError {
        let joint = field.isEmpty || field.hasPrefix("[") ? "" : "."
        return RouteEncodingError(problem, field: [key].fieldText + joint + field)
    }

    /// The same error without the value, for a secret.
    var hidden: RouteEncodingError {
        let hidden: Problem =
            switch problem {
            case .notFinite: .notFinite(RouteValue.hidden)
            case .tooLarge: .tooLarge(RouteValue.hidden)
            case .failed: .failed(RouteValue.hidden)
            case .tooDeep, .mixedContainers: problem
            }
        return RouteEncodingError(hidden, field: field)
    }
}

extension RouteEncodingError: CustomStringConvertible {
    public var description: String {
        let field = field.isEmpty ? "the value" : "'\(field.escaped(for: .line))'"
        switch problem {
        case .notFinite(let number):
            return "\(field) is \(number), and only finite numbers can be kept. Use nil instead."
        case .tooLarge(let number):
            return "\(field) is \(number), and integers go up to \(Int.max). Keep it as text."
        case .tooDeep(let limit):
            return "\(field) lies deeper than \(limit) levels. Keep a flatter value."
        case .mixedContainers:
            return "\(field) asks its encoder for containers of two kinds. Ask for one."
        case .failed(let reason):
            return "\(field) does not encode: \(reason)"
        }
    }
}
