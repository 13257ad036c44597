public import WaylineRouting

/// Decides the navigation of the last step of resetting a password.
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

/// The facts that the router of the last step of resetting a password reads.
@MainActor
public protocol ResetCodeFacts: AnyObject {
    /// The session that the new password has opened; nil before that.
    var session: Session? { get }

    /// The message of the last failure; nil if there was none, or if only the code was wrong.
    var failure: String? { get }
}
