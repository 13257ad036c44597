public import Coordination

/// Decides where the first step of signing up leads.
public final class SignUpDetailsRouter: Router {
    public enum Route: String, CaseIterable {
        case next
    }

    private unowned let viewModel: any SignUpDetailsFacts

    /// A router that reads `viewModel`, which must outlive it.
    public init(viewModel: any SignUpDetailsFacts) {
        self.viewModel = viewModel
    }

    public func decide(_ route: Route, _ parameters: RouteParameters) -> Transition {
        switch (route, viewModel.isComplete) {
        case (.next, true): .push(.signUpPassword, viewModel.details)
        case (.next, false): .stay
        }
    }
}
