public import Coordination

/// Decides where the login screen leads, by what the view model knows of the account.
public final class LoginRouter: Router {
    public enum Route: String, CaseIterable {
        case login
    }

    private unowned let viewModel: any LoginViewModelProtocol

    /// A router that reads `viewModel`, which must outlive it.
    public init(viewModel: any LoginViewModelProtocol) {
        self.viewModel = viewModel
    }

    public func decide(_ route: Route, _ parameters: RouteParameters) -> Transition {
        switch (route, viewModel.status) {
        case (.login, nil): .stay
        case (.login, .valid): .root(.home)
        case (.login, .expired), (.login, .leaked): .push(.changePassword)
        }
    }
}
