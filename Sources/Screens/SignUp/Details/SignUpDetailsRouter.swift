public import WaylineRouting

/// Decides the navigation of the first step of signing up.
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

/// The facts that the router of the first step of signing up reads.
@MainActor
public protocol SignUpDetailsFacts: AnyObject {
    /// The user's details, as they are typed.
    var details: SignUpDetails { get }

    /// True if the details are complete and valid.
    var isComplete: Bool { get }
}
