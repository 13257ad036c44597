public import Coordination

/// Decides where the list of friends leads.
public struct FriendsRouter: Router {
    public enum Route: String, CaseIterable {
        /// To the person that goes along as a `ProfileInput`.
        case person
    }

    /// Decides by the route alone.
    public init() {}

    public func decide(_ route: Route, _ parameters: RouteParameters) -> Transition {
        switch route {
        case .person: .push(.profile, parameters)
        }
    }
}
