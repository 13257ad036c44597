@testable import Screens

/// A service that knows no profile.
struct NoProfiles: ProfileService {
    func profile(_ id: Profile.ID) async throws(ProfileError) -> Profile {
        throw .unknownProfile(id)
    }

    func photos(of id: Profile.ID) async throws(ProfileError) -> [Photo] {
        throw .unknownProfile(id)
    }

    func friends(of id: Profile.ID) async throws(ProfileError) -> [Friend] {
        throw .unknownProfile(id)
    }

    func about(_ id: Profile.ID) async throws(ProfileError) -> About {
        throw .unknownProfile(id)
    }

    func sendFriendRequest(to id: Profile.ID) async throws(ProfileError) -> Friendship {
        throw .unknownProfile(id)
    }

    func withdrawFriendRequest(to id: Profile.ID) async throws(ProfileError) -> Friendship {
        throw .unknownProfile(id)
    }
}
