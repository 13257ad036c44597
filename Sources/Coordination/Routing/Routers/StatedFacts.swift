extension RouterFacts {
    /// The facts with the field values in `texts`, by name; nil states that an optional field is
    /// nil. All other fields have their default values. A text that begins with a bracket is JSON,
    /// unless the field itself is text.
    fileprivate init(stating texts: [String: String?]) throws {
        var fields = try RouteParameters(Self()).fields()
        let facts = FieldRecorder.fields(of: Self.self)
        let textFields = Set(facts.filter { $0.kind == .text }.map(\.name))
        for (name, text) in texts {
            guard let text else {
                fields[name] = .null
                continue
            }
            let isBracketed = text.hasPrefix("{") || text.hasPrefix("[")
            let isJSON = isBracketed && !textFields.contains(name)
            fields[name] = isJSON ? RouteValue(json: Array(text.utf8)) ?? .text(text) : .text(text)
        }
        self = try RouteValue.object(fields).decodeUnsaved(Self.self)
        let coded = try RouteParameters(self).fields()
        // A nil field is not coded.
        for name in texts.compactMapValues(\.self).keys.sorted() where coded[name] == nil {
            throw UncodedFactError(name: name, type: "\(Self.self)")
        }
    }
}

/// A given fact that was not read, since the coded facts have no such name.
struct UncodedFactError: Error, CustomStringConvertible {
    let name: String
    let type: String

    var description: String {
        "'\(name)' cannot be stated: the CodingKeys of \(type) have no such name. "
            + "Name a case of them like the field."
    }
}

extension Router {
    /// The names of the routes.
    package static var routeNames: [RouteName] { Route.allCases.map { RouteName($0) } }

    /// Returns where the route of this name leads. The facts are given as text.
    package static func decide(
        _ route: RouteName, stating texts: [String: String?]
    ) throws -> Transition {
        try Self().route(to: route, Facts(stating: texts))
    }
}
