/// All friends of a person, by name.
public final class FriendsViewModel: FriendsViewModelProtocol {
    public let friends: ProfilePart<[Friend]>

    /// The friends of `person`, whom `profiles` knows.
    public init(of person: Profile.ID?, profiles: any ProfileService, words: Words) {
        friends = ProfilePart(of: person, words) { id throws(ProfileError) in
            try await profiles.friends(of: id)
        }
    }
}
