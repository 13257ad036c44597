/// People in the database of this machine.
struct EmbeddedProfiles: ProfileService {
    let store: UserStore<ProfileError>

    func profile(_ id: Profile.ID) async throws(ProfileError) -> Profile {
        try await store.perform { user throws(StoreError) in try user.find(id) }
    }

    func photos(of id: Profile.ID) async throws(ProfileError) -> [Photo] {
        try await store.perform { user throws(StoreError) in
            try user.find(id).with { () throws(StoreError) in
                try user.connection.photos(of: id)
            }
        }
    }

    func friends(of id: Profile.ID) async throws(ProfileError) -> [Friend] {
        try await store.perform { user throws(StoreError) in
            try user.find(id).with { () throws(StoreError) in
                try user.connection.friends(of: id)
            }
        }
    }

    func about(_ id: Profile.ID) async throws(ProfileError) -> About {
        try await store.perform { user throws(StoreError) -> Result<About, ProfileError> in
            guard let about = try user.connection.about(id) else {
                return .failure(.unknownProfile(id))
            }
            return .success(about)
        }
    }

    func sendFriendRequest(to id: Profile.ID) async throws(ProfileError) -> Friendship {
        try await store.perform(writing: true) { user throws(StoreError) in
            try user.findStranger(id).with { () throws(StoreError) in
                try user.connection.insertRequest(from: user.profile, to: id)
                return .requested
            }
        }
    }

    func withdrawFriendRequest(to id: Profile.ID) async throws(ProfileError) -> Friendship {
        try await store.perform(writing: true) { user throws(StoreError) in
            try user.findStranger(id).with { () throws(StoreError) in
                try user.connection.deleteRequest(from: user.profile, to: id)
                return .none
            }
        }
    }
}

extension UserConnection {
    func find(_ id: Profile.ID) throws(StoreError) -> Result<Profile, ProfileError> {
        guard let found = try connection.profile(id, seenBy: profile) else {
            return .failure(.unknownProfile(id))
        }
        return .success(found)
    }

    /// Returns the profile if it is of another person who is not a friend yet.
    func findStranger(_ id: Profile.ID) throws(StoreError) -> Result<Profile, ProfileError> {
        switch try find(id) {
        case .failure(let error): .failure(error)
        case .success(let found):
            switch found.friendship {
            case .own: .failure(.ownProfile)
            case .friends: .failure(.alreadyFriends(name: found.name))
            case .none, .requested: .success(found)
            }
        }
    }
}

extension Result where Success == Profile, Failure == ProfileError {
    /// Returns the value of `body` if there is such a profile.
    func with<Answer>(
        _ body: () throws(StoreError) -> Answer
    ) throws(StoreError) -> Result<Answer, ProfileError> {
        switch self {
        case .success: .success(try body())
        case .failure(let error): .failure(error)
        }
    }
}

/// Queries on people.
extension DatabaseConnection {
    func profile(_ id: Profile.ID, seenBy user: Profile.ID) throws(StoreError) -> Profile? {
        let friendship = try friendship(of: user, to: id)
        return try first(
            "SELECT id, name, headline, place, background, joined FROM profile WHERE id = ?", id
        ) {
            row throws(StoreError) in
            Profile(
                id: try row[0], name: try row[1], headline: try row[2], place: try row[3],
                background: try row[4], joined: try row[5], friendship: friendship)
        }
    }

    func photos(of id: Profile.ID) throws(StoreError) -> [Photo] {
        try rows(
            """
            SELECT id, title, taken, address FROM photo WHERE profile = ?
            ORDER BY taken DESC, id DESC
            """, id
        ) { row throws(StoreError) in
            Photo(id: try row[0], title: try row[1], taken: try row[2], address: try row[3])
        }
    }

    func friends(of id: Profile.ID) throws(StoreError) -> [Friend] {
        try rows(
            """
            SELECT id, name, headline FROM profile WHERE id IN (
                SELECT other FROM friendship WHERE one = ?
                UNION SELECT one FROM friendship WHERE other = ?
            ) ORDER BY name, id
            """, id, id
        ) { row throws(StoreError) in
            Friend(id: try row[0], name: try row[1], headline: try row[2])
        }
    }

    func about(_ id: Profile.ID) throws(StoreError) -> About? {
        try first("SELECT about, work, languages FROM profile WHERE id = ?", id) {
            row throws(StoreError) in
            let languages: TextLines = try row[2]
            return About(text: try row[0], work: try row[1], languages: languages.lines)
        }
    }

    func insertRequest(from sender: Profile.ID, to receiver: Profile.ID) throws(StoreError) {
        try run("INSERT OR IGNORE INTO friend_request VALUES (?, ?)", sender, receiver)
    }

    func deleteRequest(from sender: Profile.ID, to receiver: Profile.ID) throws(StoreError) {
        try run("DELETE FROM friend_request WHERE sender = ? AND receiver = ?", sender, receiver)
    }

    private func friendship(of user: Profile.ID, to id: Profile.ID) throws(StoreError) -> Friendship
    {
        if user == id { return .own }
        let found: Friendship? = try first(
            """
            SELECT 'friends' FROM friendship WHERE one = ? AND other = ?
            UNION ALL SELECT 'requested' FROM friend_request WHERE sender = ? AND receiver = ?
            """, min(user, id), max(user, id), user, id
        ) { row throws(StoreError) in try row[0] }
        return found ?? .none
    }
}
