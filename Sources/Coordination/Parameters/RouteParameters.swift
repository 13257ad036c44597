/// Data that goes along with a route: named values, or none.
///
/// A caller passes a screen's input, any `Encodable` struct, or a dictionary literal; the screen
/// reads it as the type of its input. An input that does not encode is kept as the fault it is, and
/// thrown when the parameters are used.
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

    /// What stands in a link, where all is text: the screen's input says what each text means.
    public init(link fields: [String: String]) {
        self.init(fields.mapValues(RouteValue.text))
    }

    /// Whether there are none. Parameters that hold a fault are not empty.
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
        _ type: Input.Type, for screen: RouteID
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
        guard case .object(let fields) = value else {
            throw .unnamed(given: value.description.excerpt())
        }
        return RouteParameters(fields)
    }
}

extension RouteParameters: ExpressibleByDictionaryLiteral {
    /// As in a dictionary, a name that is written twice is a mistake that stops the program.
    public init(dictionaryLiteral elements: (String, RouteValue)...) {
        self.init(Dictionary(uniqueKeysWithValues: elements))
    }
}
