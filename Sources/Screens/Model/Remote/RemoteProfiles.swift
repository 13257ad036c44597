/// People behind an API, in the same format as in the app.
struct RemoteProfiles: ProfileService {
    private struct Photos: Decodable, Sendable {
        let photos: [Photo]
    }

    private struct Friends: Decodable, Sendable {
        let friends: [Friend]
    }

    private struct Standing: Decodable, Sendable {
        let friendship: Friendship
    }

    let client: APIClient

    func profile(_ id: Profile.ID) async throws(ProfileError) -> Profile {
        try await ask(.get("/profiles/\(id)"), about: id, for: Profile.self)
    }

    func photos(of id: Profile.ID) async throws(ProfileError) -> [Photo] {
        try await ask(.get("/profiles/\(id)/photos"), about: id, for: Photos.self).photos
    }

    func friends(of id: Profile.ID) async throws(ProfileError) -> [Friend] {
        try await ask(.get("/profiles/\(id)/friends"), about: id, for: Friends.self).friends
    }

    func about(_ id: Profile.ID) async throws(ProfileError) -> About {
        try await ask(.get("/profiles/\(id)/about"), about: id, for: About.self)
    }

    func sendFriendRequest(to id: Profile.ID) async throws(ProfileError) -> Friendship {
        try await ask(.put("/profiles/\(id)/friend-request"), about: id, for: Standing.self)
            .friendship
    }

    func withdrawFriendRequest(to id: Profile.ID) async throws(ProfileError) -> Friendship {
        try await ask(.delete("/profiles/\(id)/friend-request"), about: id, for: Standing.self)
            .friendship
    }

    private func ask<Answer: Decodable & Sendable>(
        _ call: Call, about id: Profile.ID, for type: Answer.Type
    ) async throws(ProfileError) -> Answer {
        try await client.fetch(call, as: type) { refusal in ProfileError(refusal, about: id) }
    }
}

extension ProfileError {
    /// Translates a refusal of a call about a person; nil if it is not about a profile.
    init?(_ refusal: Refusal, about id: Profile.ID) {
        switch refusal.error {
        case .unknown: self = .unknownProfile(id)
        case .ownProfile: self = .ownProfile
        case .alreadyFriends: self = .alreadyFriends(name: refusal.name ?? "")
        case .wrongCredentials, .slowedDown, .notAnEmail, .noName, .emailTaken, .passwordRefused,
            .wrongOldPassword, .wrongCode:
            return nil
        }
    }
}
