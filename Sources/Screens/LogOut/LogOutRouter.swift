public import Coordination

/// Decides where those screens lead that a user can only log out of.
public final class LogOutRouter: Router {
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
