/// The value that a flow finishes with.
///
/// It is handed over as it is. It is encoded only to be saved, recorded, printed, hashed or
/// compared: two outputs are equal if they are saved as the same value.
///
/// ```swift
/// let decision = Transition.finish(with: FlowOutput(true))
/// XCTAssertEqual(decision.description, "finish true")
/// ```
public struct FlowOutput: Sendable {
    private enum Content: Sendable {
        /// No value, the most frequent case. A copy of it costs nothing.
        case none
        indirect case value(any Encodable & Sendable)
    }

    private let content: Content

    /// The output of a flow that finishes with `value`, of any type: a struct, a number, text, an
    /// optional, a list.
    public init(_ value: some Encodable & Sendable) {
        content = value is NoOutput ? .none : .value(value)
    }

    /// The output that has these names and values.
    init(_ parameters: RouteParameters) {
        content = parameters.isEmpty ? .none : .value(parameters)
    }

    private init(encoded value: RouteValue) {
        content = value == .object([:]) ? .none : .value(value)
    }

    /// True if the flow finishes without a value.
    package var isEmpty: Bool {
        if case .none = content { true } else { false }
    }

    /// Returns the value, as the type that the parent of the flow of `route` expects.
    package func read<Output: Decodable>(
        as type: Output.Type, of route: RouteName
    ) throws(RouteParametersError) -> Output {
        if case .value(let value) = content, let output = value as? Output { return output }
        let encoded = try encoded()
        do {
            return try encoded.decodeUnsaved(type)
        } catch {
            throw .unreadable(error, screen: route)
        }
    }

    private func encoded() throws(RouteParametersError) -> RouteValue {
        guard case .value(let value) = content else { return .object([:]) }
        if let parameters = value as? RouteParameters { return .object(try parameters.fields()) }
        do {
            return try RouteValue(encoding: value)
        } catch {
            throw .unencodable(error, type: "\(type(of: value))")
        }
    }

    /// The encoded value; for one that cannot be encoded, an object with the reason.
    package var value: RouteValue {
        do throws(RouteParametersError) {
            return try encoded()
        } catch {
            return ["fault": .string("\(error)")]
        }
    }

    /// The output without its secrets, for logs.
    var redacted: FlowOutput {
        isEmpty ? self : FlowOutput(encoded: value.redacted)
    }
}

extension FlowOutput: Hashable {
    public static func == (one: FlowOutput, other: FlowOutput) -> Bool {
        one.value == other.value
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(value)
    }
}

extension FlowOutput: Codable {
    /// Writes the value, or throws the reason why it cannot be encoded.
    public func encode(to encoder: any Encoder) throws {
        try encoded().encode(to: encoder)
    }

    public init(from decoder: any Decoder) throws {
        self.init(encoded: try RouteValue(from: decoder))
    }
}

extension FlowOutput: CustomStringConvertible, CustomReflectable {
    /// The value as a literal, with secrets as `•••`.
    public var description: String { value.description }

    /// A mirror without access to secrets.
    public var customMirror: Mirror { Mirror(self, children: ["value": value]) }
}
