public import Binding

/// The state of the friends in a profile, which shows only the first few.
public final class ProfileFriendsViewModel: ProfileFriendsViewModelProtocol {
    private static let countInProfile = 3

    public let friends = Request<[Friend], ProfileError>()
    public let first: Derived<[Friend]?>
    private let person: Profile.ID?
    private let profiles: any ProfileService

    /// Loads the friends of `person` from `profiles`.
    public init(of person: Profile.ID?, profiles: any ProfileService) {
        self.person = person
        self.profiles = profiles
        first = friends.value.map { $0.map { Array($0.prefix(Self.countInProfile)) } }
    }

    public func load() async {
        await friends.load(person) { id throws(ProfileError) in try await profiles.friends(of: id) }
    }
}
