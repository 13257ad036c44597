public import Coordination

/// Decides where a profile leads, also for its parts.
public final class ProfileRouter: Router {
    public enum Route: String, CaseIterable {
        /// To the person that goes along as a `ProfileInput`.
        case person
        case allFriends = "all-friends"
    }

    private unowned let viewModel: any ProfileFacts

    /// A router that reads `viewModel`, which must outlive it.
    public init(viewModel: any ProfileFacts) {
        self.viewModel = viewModel
    }

    public func decide(_ route: Route, _ parameters: RouteParameters) -> Transition {
        switch route {
        case .person: .push(.profile, parameters)
        case .allFriends: .push(.friends, ProfileInput(id: viewModel.person))
        }
    }
}
