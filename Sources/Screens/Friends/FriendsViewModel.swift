/// All friends of a person, by name.
public final class FriendsViewModel: FriendsViewModelProtocol {
    public let friends: ProfilePart<[Friend]>

    /// Loads the friends of `person` from `profiles`.
    public init(of person: Profile.ID?, profiles: any ProfileService, words: Words) {
        friends = ProfilePart(of: person, words) { id throws(ProfileError) in
            try await profiles.friends(of: id)
        }
    }
}
