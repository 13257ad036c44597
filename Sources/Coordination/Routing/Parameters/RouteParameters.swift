/// Data that is passed with a route: named values, or none.
///
/// A caller passes an `Encodable` struct, the input of the screen, or a dictionary literal. The
/// screen reads it as the type of its input. If the input cannot be encoded, the parameters hold a
/// fault, and throw it when they are used.
///
/// ```swift
/// struct ArticleInput: ScreenInput {
///     var id: Int
/// }
/// let parameters = RouteParameters(ArticleInput(id: 7))  // or ["id": 7]
/// let input = try parameters.decode(ArticleInput.self, for: "article")
/// XCTAssertEqual(input.id, 7)
/// ```
public struct RouteParameters: Hashable, Sendable {
    private enum Content: Hashable, Sendable {
        /// No fields, the most frequent case. A copy of it costs nothing.
        case none
        case fields([String: RouteValue])
        case fault(RouteParametersError)
    }

    private let content: Content

    /// No parameters.
    public static let none = RouteParameters([:])

    /// Parameters with these names and values.
    public init(_ fields: [String: RouteValue]) {
        content = fields.isEmpty ? .none : .fields(fields)
    }

    /// The fields of a screen's input, as parameters.
    public init(_ input: some Encodable) {
        do {
            self = try Self.passing(input)
        } catch {
            content = .fault(error)
        }
    }

    /// The captures of a link, which are text. The type of the screen's input decides how each is
    /// read.
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

    /// Returns all parameters by name, or throws the fault that they hold.
    public func fields() throws(RouteParametersError) -> [String: RouteValue] {
        switch content {
        case .none: return [:]
        case .fields(let fields): return fields
        case .fault(let error): throw error
        }
    }

    /// Returns these parameters, or throws the fault that they hold.
    @discardableResult
    public func validated() throws(RouteParametersError) -> RouteParameters {
        if case .fault(let error) = content { throw error }
        return self
    }

    /// Reads the parameters as the input of `screen`. Errors name that screen.
    public func decode<Input: Decodable>(
        _ type: Input.Type, for screen: RouteName
    ) throws(RouteParametersError) -> Input {
        let value = RouteValue.object(try fields())
        do {
            return try value.decodeUnsaved(type)
        } catch {
            throw .unreadable(error, screen: screen)
        }
    }

    /// These parameters without their secrets, for logs.
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
    /// Parameters with these names and values. Traps if a name is written twice.
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
    /// The parameters as a dictionary literal, sorted by name, with secrets as `•••`.
    public var description: String {
        do {
            return RouteValue.describe(try fields())
        } catch {
            return "\(error)"
        }
    }

    /// The parameters, sorted by name, without access to secrets.
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

/// The reason why parameters could not be passed to a screen.
public indirect enum RouteParametersError: Error, Hashable, Sendable {
    /// The given values do not match the input of the screen.
    case unreadable(RouteDecodingError, screen: RouteName)
    /// The input, of the type with this name, could not be encoded.
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
