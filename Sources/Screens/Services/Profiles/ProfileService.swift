/// Knows people, and who is whose friend. It takes a session.
public protocol ProfileService: Sendable {
    /// What everybody may see of a person.
    func profile(_ id: Profile.ID) async throws(ProfileError) -> Profile

    /// The newest first.
    func photos(of id: Profile.ID) async throws(ProfileError) -> [Photo]

    /// By name.
    func friends(of id: Profile.ID) async throws(ProfileError) -> [Friend]

    /// What a person tells about themselves.
    func about(_ id: Profile.ID) async throws(ProfileError) -> About

    /// Asks a person to become a friend. Asking twice is the same as asking once.
    ///
    /// - Returns: how the person stands to the user now.
    func sendFriendRequest(to id: Profile.ID) async throws(ProfileError) -> Friendship

    /// Takes a friend request back. Where there is none, nothing changes.
    ///
    /// - Returns: how the person stands to the user now.
    func withdrawFriendRequest(to id: Profile.ID) async throws(ProfileError) -> Friendship
}
