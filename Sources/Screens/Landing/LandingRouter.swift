public import Coordination

/// Decides where the home screen leads.
public struct LandingRouter: Router {
    public enum Route: String, CaseIterable {
        case logOut = "log-out"
    }

    public init() {}

    public func decide(_ route: Route, _ parameters: RouteParameters) -> Transition {
        switch route {
        case .logOut: .root(.login)
        }
    }
}
