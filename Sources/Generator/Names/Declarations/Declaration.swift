/// Something that a source declares.
enum Declaration: Hashable {
    /// A type that stands in no other. One that is private to its file is in the way of those alone
    /// that are not.
    case type(String, isPrivate: Bool = false)

    /// The name of a route, as `order-history`.
    case route(String)

    /// What `RouteID` or the list of screens calls one, as `RouteID.orderHistory`.
    case member(String)

    var isType: Bool {
        if case .type = self { true } else { false }
    }
}
