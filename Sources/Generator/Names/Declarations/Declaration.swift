/// Something that a source declares.
enum Declaration: Hashable {
    /// A type that stands in no other. One that is private to its file is in the way of those alone
    /// that are not.
    case type(String, isPrivate: Bool = false)

    /// The name of a route, as `order-history`.
    case route(String)

    /// What `RouteID` or the list of screens calls one, as `RouteID.orderHistory`.
    case member(String)

    /// That a module of Wayline is imported with a word that says how far it can be seen.
    case explicitImport

    var isType: Bool {
        if case .type = self { true } else { false }
    }

    var name: String? {
        switch self {
        case .type(let name, _), .route(let name), .member(let name): name
        case .explicitImport: nil
        }
    }
}
