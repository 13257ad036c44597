/// Finds people and their friends. Each call needs a session.
public protocol ProfileService: Sendable {
    /// Returns the profile of a person.
    func profile(_ id: Profile.ID) async throws(ProfileError) -> Profile

    /// Returns the photos of a person, the newest first.
    func photos(of id: Profile.ID) async throws(ProfileError) -> [Photo]

    /// Returns the friends of a person, sorted by name.
    func friends(of id: Profile.ID) async throws(ProfileError) -> [Friend]

    /// Returns a person's words about themselves.
    func about(_ id: Profile.ID) async throws(ProfileError) -> About

    /// Sends a friend request. Sending it twice is the same as once.
    ///
    /// - Returns: The relation between the person and the user after that.
    func sendFriendRequest(to id: Profile.ID) async throws(ProfileError) -> Friendship

    /// Takes a friend request back. Does nothing if there is none.
    ///
    /// - Returns: The relation between the person and the user after that.
    func withdrawFriendRequest(to id: Profile.ID) async throws(ProfileError) -> Friendship
}

/// A failure to load a profile, or to send or take back a friend request.
public enum ProfileError: Error, Hashable, Sendable {
    /// No profile has this number.
    case unknownProfile(Profile.ID)

    /// The profile is the user's own, so there is no request to send.
    case ownProfile

    /// The two are friends already, so there is no request to send.
    case alreadyFriends(name: String)
    case notLoggedIn
    case fault(ServiceFault)

    /// True if no profile has the number.
    var isUnknown: Bool {
        if case .unknownProfile = self { true } else { false }
    }
}

extension ProfileError: CustomStringConvertible {
    /// The message to the user in English: the problem, and a way to solve it.
    public var description: String { text(in: .english) }

    /// Returns the message to the user: the problem, and a way to solve it.
    public func text(in words: Words) -> String {
        switch self {
        case .unknownProfile(let id): words(.unknownProfile, id)
        case .ownProfile: words[.ownProfile]
        case .alreadyFriends(let name): words(.alreadyFriends, name)
        case .notLoggedIn: words[.notLoggedIn]
        case .fault(let fault): fault.text(in: words)
        }
    }
}
