public import Coordination

/// Decides where the first step of setting a password anew leads.
public final class ResetRequestRouter: Router {
    public enum Route: String, CaseIterable {
        case sent
        case failed
    }

    private unowned let viewModel: any ResetRequestFacts

    /// A router that reads `viewModel`, which must outlive it.
    public init(viewModel: any ResetRequestFacts) {
        self.viewModel = viewModel
    }

    public func decide(_ route: Route, _ parameters: RouteParameters) -> Transition {
        switch (route, viewModel.isSent) {
        case (.sent, true): .push(.resetCode, ResetCodeInput(email: viewModel.typedEmail))
        case (.sent, false): .stay
        case (.failed, _): viewModel.failure.map { .alert(Alert($0)) } ?? .stay
        }
    }
}
