extension Visit {
    func find(_ id: Profile.ID) throws(StoreError) -> Result<Profile, ProfileError> {
        guard let found = try connection.profile(id, seenBy: profile) else {
            return .failure(.unknownProfile(id))
        }
        return .success(found)
    }

    /// Somebody else, who is no friend yet.
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
    /// What `body` answers, if there is such a profile.
    func with<Answer>(
        _ body: () throws(StoreError) -> Answer
    ) throws(StoreError) -> Result<Answer, ProfileError> {
        switch self {
        case .success: .success(try body())
        case .failure(let error): .failure(error)
        }
    }
}
