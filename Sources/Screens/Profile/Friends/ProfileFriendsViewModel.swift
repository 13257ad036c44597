public import Binding

/// The friends of a person, of whom the first few stand in the profile.
public final class ProfileFriendsViewModel: ProfileFriendsViewModelProtocol {
    private static let countInProfile = 3

    public let friends: ProfilePart<[Friend]>
    public let first: Derived<[Friend]?>

    /// The friends of `person`, whom `profiles` knows.
    public init(of person: Profile.ID?, profiles: any ProfileService, words: Words) {
        friends = ProfilePart(of: person, words) { id throws(ProfileError) in
            try await profiles.friends(of: id)
        }
        first = friends.value.map { $0.map { Array($0.prefix(Self.countInProfile)) } }
    }
}
