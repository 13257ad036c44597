/// Why a profile was not shown, or a friend request not sent.
public enum ProfileError: Error, Hashable, Sendable {
    case unknownProfile(Profile.ID)
    case ownProfile
    case alreadyFriends(name: String)
    case notLoggedIn
    case fault(ServiceFault)
}

extension ProfileError: CustomStringConvertible {
    /// What is wrong, and what to do.
    public var description: String {
        switch self {
        case .unknownProfile(let id):
            "There is no profile \(id): go back and choose another."
        case .ownProfile:
            "This is your own profile: send friend requests to others."
        case .alreadyFriends(let name):
            "\(name) and you are friends already: there is no request to send or take back."
        case .notLoggedIn: AccountError.notLoggedIn.description
        case .fault(let fault): fault.description
        }
    }
}
