public import Coordination

/// Decides where the change password screen leads.
public final class ChangePasswordRouter: Router {
    public enum Route: String, CaseIterable {
        case changed
        case failed
        case leave
        case logOut = "log-out"
    }

    private unowned let viewModel: any ChangePasswordFacts
    private let words: Words

    /// A router that reads `viewModel`, which must outlive it.
    public init(viewModel: any ChangePasswordFacts, words: Words) {
        self.viewModel = viewModel
        self.words = words
    }

    public func decide(_ route: Route, _ parameters: RouteParameters) -> Transition {
        switch route {
        case .changed: .enter(.home)
        case .failed: viewModel.failure.map { .alert(Alert($0)) } ?? .stay
        case .leave: .alert(.logOut(words))
        case .logOut: .present(.logOut)
        }
    }
}
