public import Coordination
public import TextMenu

extension RouteID {
    /// The home screen.
    public static let home: RouteID = "home"
}

/// Where a user with a good password arrives.
public final class HomeScreen: Screen {
    public let title = "Home"
    public let message = "You are logged in."
    public let router: any Router = LogOutRouter()
    public let items: [MenuItem] = [
        .button("Log out") { RouteID(LogOutRouter.Route.logOut) }
    ]

    public init() {}
}
