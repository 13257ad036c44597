public import Coordination
public import TextMenu

extension RouteID {
    /// The home screen.
    public static let home: RouteID = "home"
}

/// Where a user with a good password arrives.
public final class HomeScreen: MenuScreen {
    public let title = "Home"
    public let message = "You are logged in."
    public let way = Way()
    public let router: any Router = LogOutRouter()

    public init() {}

    public var items: [MenuItem] {
        [.button("Log out") { self.perform(LogOutRouter.Route.logOut) }]
    }
}
