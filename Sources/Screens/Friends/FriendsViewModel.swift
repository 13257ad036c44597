public import Binding

/// All friends of a person, by name.
public final class FriendsViewModel: FriendsViewModelProtocol {
    public let friends = Request<[Friend], ProfileError>()
    private let person: Profile.ID?
    private let profiles: any ProfileService

    /// Loads the friends of `person` from `profiles`.
    public init(of person: Profile.ID?, profiles: any ProfileService) {
        self.person = person
        self.profiles = profiles
    }

    public func load() async {
        await friends.load(person) { id throws(ProfileError) in try await profiles.friends(of: id) }
    }
}
