/// What would be declared, and is declared already.
package enum NameClash: Hashable, Sendable {
    case type(String, file: String)

    /// The wanted type differs from a declared one by case alone.
    case otherCase(String, declared: String, file: String)

    /// A type of a module.
    case knownType(String, of: String)
    case route(String, file: String)

    /// A member, with the type that it is one of, as `RouteID.orders`.
    case member(String, file: String)

    /// A file of the same name in the same target.
    case file(String, file: String)

    /// What would be declared.
    var name: String {
        switch self {
        case .type(let name, _), .otherCase(let name, _, _), .knownType(let name, _),
            .route(let name, _), .member(let name, _), .file(let name, _):
            name
        }
    }
}

extension NameClash: CustomStringConvertible {
    package var description: String {
        switch self {
        case .type(let type, let file): "'\(type)' is declared in '\(file)'"
        case .otherCase(let type, let declared, let file):
            "'\(type)' differs from '\(declared)' in '\(file)' by case alone"
        case .knownType(let type, let module): "'\(type)' is a type of \(module)"
        case .route(let route, let file): "the route '\(route)' is declared in '\(file)'"
        case .member(let member, let file): "'\(member)' is declared in '\(file)'"
        case .file(let name, let file):
            "'\(file)' is there, and a target has '\(name)' only once"
        }
    }
}
