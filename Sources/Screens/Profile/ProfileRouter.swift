import Wayline

/// Decides where a profile leads. Its parts publish the user's actions; the profile performs the
/// routes.
struct ProfileRouter: Router {
    enum Route: String, CaseIterable {
        case person
        case allFriends = "all-friends"
        case requestFailed = "request-failed"
    }

    struct Facts: RouterFacts {
        /// The number of the profile; nil if nobody is logged in.
        var person: Profile.ID?

        /// The friend that the user has chosen.
        var friend: PersonInput?

        /// The message of the last friend request; nil if it has not failed.
        var failure: String?
        var words = Words.english
    }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        switch route {
        case .person: facts.friend.map { .push(.person, $0) } ?? .stay
        case .allFriends: .push(.friends, PersonInput(id: facts.person))
        case .requestFailed:
            facts.failure.map { .alert(Alert(facts.words[.friendRequest], message: $0)) } ?? .stay
        }
    }
}
