public import WaylineRouting

/// Decides the navigation of a profile and its parts.
public final class ProfileRouter: Router {
    public enum Route: String, CaseIterable {
        /// Opens another profile. Its parameters are a `ProfileInput`.
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

/// The facts that the router of a profile reads.
@MainActor
public protocol ProfileFacts: AnyObject {
    /// The number of the profile; nil if nobody is logged in.
    var person: Profile.ID? { get }
}
