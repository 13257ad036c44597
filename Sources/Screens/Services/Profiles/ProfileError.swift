/// Why a profile was not shown, or a friend request not sent.
public enum ProfileError: Error, Hashable, Sendable {
    /// There is nobody of this number.
    case unknownProfile(Profile.ID)

    /// Nobody asks themselves to be a friend.
    case ownProfile

    /// The two are friends, so that there is no request to send.
    case alreadyFriends(name: String)
    case notLoggedIn
    case fault(ServiceFault)
}

extension ProfileError: CustomStringConvertible {
    /// What is wrong, and what to do, in English.
    public var description: String { text(in: .english) }

    /// What is wrong, and what to do.
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
