public import WaylineRouting

/// Decides the first flow of the app by the user who is logged in.
public final class LaunchRouter: Router {
    public enum Route: String, CaseIterable {
        case opened
    }

    private unowned let viewModel: any LaunchFacts

    /// A router that reads `viewModel`, which must outlive it.
    public init(viewModel: any LaunchFacts) {
        self.viewModel = viewModel
    }

    public func decide(_ route: Route, _ parameters: RouteParameters) -> Transition {
        switch (route, viewModel.status) {
        case (.opened, nil): viewModel.isOpen ? .enter(.signIn) : .stay
        case (.opened, .valid): .enter(.home)
        case (.opened, .expired), (.opened, .leaked):
            .sequence([.enter(.signIn), .push(.changePassword)])
        }
    }
}

/// The facts that the router of the launch screen reads.
@MainActor
public protocol LaunchFacts: AnyObject {
    /// True if it is known who is logged in, or that nobody is.
    var isOpen: Bool { get }

    /// The status of the user's password; nil if nobody is logged in.
    var status: AccountStatus? { get }
}
