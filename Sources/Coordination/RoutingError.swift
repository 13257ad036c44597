/// Why a route was not followed. Nothing has changed when it is thrown.
public enum RoutingError: Error, Equatable {
    case unknownRoute(RouteID, known: [RouteID])

    /// The known route with the fewest letters to change, the first of equals; nil if none is known.
    public var nearest: RouteID? {
        switch self {
        case .unknownRoute(let id, let known):
            known.nearest(to: id.rawValue, by: \.rawValue)
        }
    }
}

extension RoutingError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unknownRoute(let id, let known):
            let names = known.map { "'\($0)'" }.joined(separator: ", ")
            guard let nearest else { return "'\(id)' is not a route: none is known here." }
            return "'\(id)' is not a route: known here are \(names). Did you mean '\(nearest)'?"
        }
    }
}
