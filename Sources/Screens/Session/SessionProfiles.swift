/// Profiles for who is logged in: an answer that nobody is ends the session.
struct SessionProfiles: ProfileService {
    let profiles: any ProfileService
    let session: UserSession

    func profile(_ id: Profile.ID) async throws(ProfileError) -> Profile {
        try await session.heeding { () async throws(ProfileError) in
            try await profiles.profile(id)
        }
    }

    func photos(of id: Profile.ID) async throws(ProfileError) -> [Photo] {
        try await session.heeding { () async throws(ProfileError) in
            try await profiles.photos(of: id)
        }
    }

    func friends(of id: Profile.ID) async throws(ProfileError) -> [Friend] {
        try await session.heeding { () async throws(ProfileError) in
            try await profiles.friends(of: id)
        }
    }

    func about(_ id: Profile.ID) async throws(ProfileError) -> About {
        try await session.heeding { () async throws(ProfileError) in
            try await profiles.about(id)
        }
    }

    func sendFriendRequest(to id: Profile.ID) async throws(ProfileError) -> Friendship {
        try await session.heeding { () async throws(ProfileError) in
            try await profiles.sendFriendRequest(to: id)
        }
    }

    func withdrawFriendRequest(to id: Profile.ID) async throws(ProfileError) -> Friendship {
        try await session.heeding { () async throws(ProfileError) in
            try await profiles.withdrawFriendRequest(to: id)
        }
    }
}
