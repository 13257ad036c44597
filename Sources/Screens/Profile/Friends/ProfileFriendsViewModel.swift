public import Binding

/// The state of the friends in a profile, which shows only the first few.
public final class ProfileFriendsViewModel: ProfileFriendsViewModelProtocol {
    private static let countInProfile = 3

    public let friends: ProfilePart<[Friend]>
    public let first: Derived<[Friend]?>

    /// Loads the friends of `person` from `profiles`.
    public init(of person: Profile.ID?, profiles: any ProfileService, words: Words) {
        friends = ProfilePart(of: person, words) { id throws(ProfileError) in
            try await profiles.friends(of: id)
        }
        first = friends.value.map { $0.map { Array($0.prefix(Self.countInProfile)) } }
    }
}
