/// A field of a router's facts, whose value can be stated as text.
package struct FactField: Hashable, Sendable {
    /// The values that a field takes.
    package enum Kind: Hashable, Sendable {
        case choice([String])
        case number
        case text
        case json
    }

    package let name: String
    package let kind: Kind
}

extension RouterFacts {
    /// The fields, in the order of their declaration.
    package static var fields: [FactField] {
        Mirror(reflecting: Self()).children.compactMap { child in
            child.label.map { FactField(name: $0, kind: .init(of: type(of: child.value))) }
        }
    }

    /// The facts with the field values in `texts`, by name. All other fields have their default values.
    /// A text that begins with a bracket is JSON, unless the field itself is text.
    package init(stating texts: [String: String]) throws {
        var fields = try RouteParameters(Self()).fields()
        let textFields = Set(Self.fields.lazy.filter { $0.kind == .text }.map(\.name))
        for (name, text) in texts {
            let isBracketed = text.hasPrefix("{") || text.hasPrefix("[")
            let isJSON = isBracketed && !textFields.contains(name)
            fields[name] = isJSON ? RouteValue(json: Array(text.utf8)) ?? .text(text) : .text(text)
        }
        self = try RouteDecoder.read(Self.self, from: .object(fields), leftOutSecrets: .missing)
        let coded = try RouteParameters(self).fields()
        for name in texts.keys.sorted() where coded[name] == nil {
            throw UncodedFactError(name: name, type: "\(Self.self)")
        }
    }
}

/// A stated fact that was not read: the coding of the facts has no such name.
package struct UncodedFactError: Error, CustomStringConvertible {
    let name: String
    let type: String

    package var description: String {
        "'\(name)' cannot be stated: the CodingKeys of \(type) have no such name. "
            + "Name a case of them like the field."
    }
}

extension Router {
    /// The names of the routes.
    package static var routeNames: [RouteName] { Route.allCases.map { RouteName($0) } }

    /// The fields of the facts.
    package static var factFields: [FactField] { Facts.fields }

    /// Returns where the route of this name leads, with facts stated as text.
    package static func decide(
        _ route: RouteName, stating texts: [String: String]
    ) throws -> Transition {
        try Self().route(to: route, Facts(stating: texts))
    }
}

extension FactField.Kind {
    fileprivate init(of type: Any.Type) {
        let type = (type as? any OptionalType.Type)?.wrapped ?? type
        if type == Bool.self {
            self = .choice(["true", "false"])
        } else if let choices = (type as? any (CaseIterable & RawRepresentable).Type)?.choices {
            self = .choice(choices)
        } else if type == String.self {
            self = .text
        } else if type is any (RouteScalar & Numeric).Type {
            self = .number
        } else {
            self = .json
        }
    }
}

extension CaseIterable where Self: RawRepresentable {
    fileprivate static var choices: [String] { allCases.map { "\($0.rawValue)" } }
}

private protocol OptionalType {
    static var wrapped: Any.Type { get }
}

extension Optional: OptionalType {
    static var wrapped: Any.Type { Wrapped.self }
}
