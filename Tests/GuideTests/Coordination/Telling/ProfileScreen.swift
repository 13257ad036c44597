import Wayline

/// A profile, composed of a header and a list of friends.
final class ProfileScreen: Screen {
    typealias Routes = ProfileRouter
    let header = PlainScreen()
    let friends = FriendsScreen()
    private var chosen: Int?

    var facts: ProfileRouter.Facts { .init(friend: chosen) }
    var children: [any Screen] { [header, friends] }

    func start() {
        bind(friends.chosen) { profile, friend in
            profile.chosen = friend
            profile.perform(.friend)
        }
    }
}

/// Publishes which friend the user has chosen.
final class FriendsScreen: Screen {
    let chosen = Signal<Int>()
}

struct ProfileRouter: Router {
    enum Route: String, CaseIterable {
        case friend
    }

    struct Facts: RouterFacts {
        var friend: Int?
    }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        switch route {
        case .friend: facts.friend.map { .push(.friend, FriendInput(id: $0)) } ?? .stay
        }
    }
}

struct FriendInput: ScreenInput {
    let id: Int
}
