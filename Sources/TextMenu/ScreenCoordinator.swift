public import Coordination

/// Carries decisions out: it alone changes which screen is shown.
@MainActor
public protocol ScreenCoordinator: AnyObject {
    /// The screen to show now.
    var screen: any Screen { get }
    /// Goes where the screen's router says that `route` leads. If it throws, nothing has changed.
    func follow(_ route: RouteID) throws(RoutingError)
}
