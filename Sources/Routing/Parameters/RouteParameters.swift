/// Data that goes along with a route: named values, or none.
///
/// A caller passes a screen's input, any `Encodable` struct, or a dictionary literal; the screen
/// reads it as the type of its input. An input that does not encode is kept as the fault it is, and
/// thrown when the parameters are used.
///
/// ```swift
/// struct ArticleInput: Codable {
///     var id: Int
/// }
/// let parameters = RouteParameters(ArticleInput(id: 7))  // or ["id": 7]
/// let input = try parameters.decode(ArticleInput.self, for: "article")
/// XCTAssertEqual(input.id, 7)
/// ```
public struct RouteParameters: Hashable, Sendable {
    private enum Content: Hashable, Sendable {
        /// No field at all, which most have: a copy of this costs nothing.
        case none
        case fields([String: RouteValue])
        indirect case fault(RouteParametersError)
    }

    private let content: Content

    /// No parameters.
    public static let none = RouteParameters([:])

    /// Parameters of these names.
    public init(_ fields: [String: RouteValue]) {
        content = fields.isEmpty ? .none : .fields(fields)
    }

    /// The parameters that a screen's input is made of.
    public init(_ input: some Encodable) {
        do {
            self = try Self.passing(input)
        } catch {
            content = .fault(error)
        }
    }

    /// The captures of a link, where all is text: the screen's input decides how each is read.
    public init(link fields: [String: String]) {
        self.init(fields.mapValues(RouteValue.text))
    }

    /// True if there are none. Parameters that hold a fault are not empty.
    public var isEmpty: Bool {
        if case .none = content { true } else { false }
    }

    /// The parameter of this name; nil if there is none.
    public subscript(name: String) -> RouteValue? {
        guard case .fields(let fields) = content else { return nil }
        return fields[name]
    }

    /// All parameters by name, or the fault that they hold.
    public func fields() throws(RouteParametersError) -> [String: RouteValue] {
        switch content {
        case .none: return [:]
        case .fields(let fields): return fields
        case .fault(let error): throw error
        }
    }

    /// These parameters, if they hold no fault.
    @discardableResult
    public func validated() throws(RouteParametersError) -> RouteParameters {
        if case .fault(let error) = content { throw error }
        return self
    }

    /// Reads the parameters as the input of `screen`, which an error names.
    public func decode<Input: Decodable>(
        _ type: Input.Type, for screen: RouteName
    ) throws(RouteParametersError) -> Input {
        let value = RouteValue.object(try fields())
        do {
            return try RouteDecoder.read(type, from: value, leftOutSecrets: .missing)
        } catch {
            throw .unreadable(error, screen: screen)
        }
    }

    /// These parameters with every secret taken out, for logs.
    public var redacted: RouteParameters {
        guard case .fields(let fields) = content else { return self }
        return RouteParameters(fields.mapValues(\.redacted))
    }

    private static func passing(
        _ input: some Encodable
    ) throws(RouteParametersError) -> RouteParameters {
        if let parameters = input as? RouteParameters { return parameters }
        let value: RouteValue
        do {
            value = try RouteValue(encoding: input)
        } catch {
            throw .unencodable(error, type: "\(type(of: input))")
        }
        return try RouteParameters(naming: value)
    }

    private init(naming value: RouteValue) throws(RouteParametersError) {
        guard case .object(let fields) = value else {
            throw .unnamed(given: value.description.excerpt())
        }
        self.init(fields)
    }
}

extension RouteParameters: ExpressibleByDictionaryLiteral {
    /// As in a dictionary, a name that is written twice is a mistake that stops the program.
    public init(dictionaryLiteral elements: (String, RouteValue)...) {
        self.init(Dictionary(uniqueKeysWithValues: elements))
    }
}

extension RouteParameters: Codable {
    /// Writes the named values, or throws the fault that the parameters hold.
    public func encode(to encoder: any Encoder) throws {
        try RouteValue.object(fields()).encode(to: encoder)
    }

    public init(from decoder: any Decoder) throws {
        do {
            self = try RouteParameters(naming: RouteValue(from: decoder))
        } catch let error as RouteParametersError {
            let path = decoder.codingPath
            throw DecodingError.dataCorrupted(.init(codingPath: path, debugDescription: "\(error)"))
        }
    }
}

extension RouteParameters: CustomStringConvertible, CustomReflectable {
    /// The parameters as a dictionary literal, names in order, secrets as `•••`.
    public var description: String {
        do {
            return RouteValue.describe(try fields())
        } catch {
            return "\(error)"
        }
    }

    /// The parameters by name, in order, with no way to a secret.
    public var customMirror: Mirror {
        do {
            let fields = try fields().sorted { $0.key < $1.key }
            return Mirror(
                self, children: fields.map { (label: $0, value: $1) }, displayStyle: .dictionary)
        } catch {
            return Mirror(self, children: ["fault": error])
        }
    }
}

/// The reason for which a screen could not have its parameters.
public enum RouteParametersError: Error, Hashable, Sendable {
    /// The given values are not those that the input of the screen needs.
    case unreadable(RouteDecodingError, screen: RouteName)
    /// The input that was to be passed, of the type with this name, did not encode.
    case unencodable(RouteEncodingError, type: String)
    /// The input is a bare value, such as a number or a list.
    case unnamed(given: String)
}

extension RouteParametersError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unreadable(let error, let screen):
            "'\(screen)' cannot take its parameters: \(error)"
        case .unencodable(let error, let type):
            "'\(type)' cannot be passed to a screen: \(error)"
        case .unnamed(let given):
            "\(given) cannot be passed to a screen, for parameters have names. "
                + "Pass a struct, or a dictionary such as [\"id\": 7]."
        }
    }
}
