import Screens

extension ProfileError {
    /// The errors of a friend request, by name. An error that names a host names example.com.
    static let samples: [(name: String, error: ProfileError)] = [
        ("unknown-profile", .unknownProfile(1)),
        ("own-profile", .ownProfile),
        ("already-friends", .alreadyFriends(name: "An")),
        ("not-logged-in", .notLoggedIn),
        ("offline", .fault(.offline(host: "example.com"))),
        ("timed-out", .fault(.timedOut(host: "example.com", seconds: 30))),
        ("refused", .fault(.refused(host: "example.com", status: 500))),
        ("unreadable", .fault(.unreadable(host: "example.com", problem: "no JSON"))),
        ("cancelled", .fault(.cancelled)),
    ]
}
