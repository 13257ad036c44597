/// Where the user is. It always holds a root, whatever it was decoded from.
public struct NavigationState: Equatable, Codable, Sendable {
    private var root: RouteID
    private var pushed: [RouteID] = []

    /// The state in which only `root` is shown.
    public init(root: RouteID) {
        self.root = root
    }

    /// What lies on top: what the user sees.
    public var top: RouteID { pushed.last ?? root }

    /// From the root to the top.
    public var path: [RouteID] { [root] + pushed }

    /// The state after `transition`. This one stays as it is.
    public func applying(_ transition: Transition) -> NavigationState {
        var next = self
        switch transition {
        case .stay: break
        case .push(let route): next.pushed.append(route)
        case .root(let route): next = NavigationState(root: route)
        }
        return next
    }
}
