public import WaylineRouting

/// Decides the navigation of the last step of signing up.
public final class SignUpPasswordRouter: Router {
    public enum Route: String, CaseIterable {
        case signedUp = "signed-up"
        case failed
    }

    private unowned let viewModel: any SignUpPasswordFacts

    /// A router that reads `viewModel`, which must outlive it.
    public init(viewModel: any SignUpPasswordFacts) {
        self.viewModel = viewModel
    }

    public func decide(_ route: Route, _ parameters: RouteParameters) -> Transition {
        switch route {
        case .signedUp: viewModel.session.map { .finish($0) } ?? .stay
        case .failed: viewModel.failure.map { .alert(Alert($0)) } ?? .stay
        }
    }
}

/// The facts that the router of the last step of signing up reads.
@MainActor
public protocol SignUpPasswordFacts: AnyObject {
    /// The session of the new user; nil before that.
    var session: Session? { get }

    /// The message of the last failure; nil if there was none.
    var failure: String? { get }
}
