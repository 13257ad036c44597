/// People in the database of this machine.
struct EmbeddedProfiles: ProfileService {
    let door: Doorkeeper<ProfileError>

    func profile(_ id: Profile.ID) async throws(ProfileError) -> Profile {
        try await door.admit { visit throws(StoreError) in try visit.find(id) }
    }

    func photos(of id: Profile.ID) async throws(ProfileError) -> [Photo] {
        try await door.admit { visit throws(StoreError) in
            try visit.find(id).with { () throws(StoreError) in
                try visit.connection.photos(of: id)
            }
        }
    }

    func friends(of id: Profile.ID) async throws(ProfileError) -> [Friend] {
        try await door.admit { visit throws(StoreError) in
            try visit.find(id).with { () throws(StoreError) in
                try visit.connection.friends(of: id)
            }
        }
    }

    func about(_ id: Profile.ID) async throws(ProfileError) -> About {
        try await door.admit { visit throws(StoreError) -> Result<About, ProfileError> in
            guard let about = try visit.connection.about(id) else {
                return .failure(.unknownProfile(id))
            }
            return .success(about)
        }
    }

    func sendFriendRequest(to id: Profile.ID) async throws(ProfileError) -> Friendship {
        try await door.admit(writing: true) { visit throws(StoreError) in
            try visit.findStranger(id).with { () throws(StoreError) in
                try visit.connection.insertRequest(from: visit.profile, to: id)
                return .requested
            }
        }
    }

    func withdrawFriendRequest(to id: Profile.ID) async throws(ProfileError) -> Friendship {
        try await door.admit(writing: true) { visit throws(StoreError) in
            try visit.findStranger(id).with { () throws(StoreError) in
                try visit.connection.deleteRequest(from: visit.profile, to: id)
                return .none
            }
        }
    }
}
