/// How a person stands to the user who is logged in.
public enum Friendship: String, CaseIterable, Codable, Sendable {
    /// It is the user.
    case own

    /// There is nothing between them yet.
    case none
    /// The user has sent a friend request.
    case requested

    /// They are friends.
    case friends
}
