import Wayline

extension RouteName {
    static let profile: RouteName = "profile"
    static let friend: RouteName = "friend"
}

/// A profile, composed of a header and a list of friends.
final class ProfileScreen: Screen {
    let way = Way()
    let router: any Router = ProfileRouter()
    let header = PlainScreen()
    let friends = PlainScreen()

    var children: [any Screen] { [header, friends] }
}
