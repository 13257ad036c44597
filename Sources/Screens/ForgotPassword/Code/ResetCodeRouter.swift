public import Coordination

/// Decides where the last step of setting a password anew leads.
public final class ResetCodeRouter: Router {
    public enum Route: String, CaseIterable {
        case set
        case failed
    }

    private unowned let viewModel: any ResetCodeFacts

    /// A router that reads `viewModel`, which must outlive it.
    public init(viewModel: any ResetCodeFacts) {
        self.viewModel = viewModel
    }

    public func decide(_ route: Route, _ parameters: RouteParameters) -> Transition {
        switch route {
        case .set: viewModel.session.map { .finish($0) } ?? .stay
        case .failed: viewModel.failure.map { .alert(Alert($0)) } ?? .stay
        }
    }
}
