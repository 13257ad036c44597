public import WaylineRouting

/// Decides the navigation of the list of friends.
public struct FriendsRouter: Router {
    public enum Route: String, CaseIterable {
        /// Opens a profile. Its parameters are a `ProfileInput`.
        case person
    }

    /// A router that needs no facts.
    public init() {}

    public func decide(_ route: Route, _ parameters: RouteParameters) -> Transition {
        switch route {
        case .person: .push(.profile, parameters)
        }
    }
}
