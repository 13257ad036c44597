public import WaylineRouting

/// Decides the navigation of the first step of resetting a password.
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

/// The facts that the router of the first step of resetting a password reads.
@MainActor
public protocol ResetRequestFacts: AnyObject {
    /// The email as typed so far.
    var typedEmail: String { get }

    /// True if the code was sent.
    var isSent: Bool { get }

    /// The message of the last failure; nil if there was none.
    var failure: String? { get }
}
