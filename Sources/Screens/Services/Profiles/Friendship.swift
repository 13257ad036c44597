/// How a person stands to the user who is logged in.
public enum Friendship: String, CaseIterable, Codable, Sendable {
    /// It is the user.
    case own
    case none
    /// The user has sent a friend request.
    case requested
    case friends
}
