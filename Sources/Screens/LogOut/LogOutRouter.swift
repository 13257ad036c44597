public import WaylineRouting

/// Ends the flow when nobody is logged in.
public final class LogOutRouter: Router {
    public enum Route: String, CaseIterable {
        case done
    }

    private unowned let viewModel: any LogOutFacts

    /// A router that reads `viewModel`, which must outlive it.
    public init(viewModel: any LogOutFacts) {
        self.viewModel = viewModel
    }

    public func decide(_ route: Route, _ parameters: RouteParameters) -> Transition {
        switch route {
        case .done: viewModel.isLoggedOut ? .finish : .stay
        }
    }
}

/// The facts that the router of the log out screen reads.
@MainActor
public protocol LogOutFacts: AnyObject {
    /// True after the user was logged out.
    var isLoggedOut: Bool { get }
}
