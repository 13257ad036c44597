public import Coordination
public import TextMenu

extension RouteID {
    /// The change password screen.
    public static let changePassword: RouteID = "change-password"
}

/// Where a user arrives whose password is good no longer.
public final class ChangePasswordScreen: MenuScreen {
    public let title = "Change password"
    public let message =
        "Your password has expired or was leaked. Changing it is not possible here yet."
    public let way = Way()
    public let router: any Router = LogOutRouter()

    public init() {}

    public var items: [MenuItem] {
        [.button("Log out") { self.perform(LogOutRouter.Route.logOut) }]
    }
}
