public import Coordination

/// Ends the flow when nobody is logged in any more.
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
