import Binding

/// The state of the friends in a profile, which shows only the first few.
final class ProfileFriendsViewModel: ProfileFriendsViewModelProtocol {
    private static let countInProfile = 3

    var friends: RequestSource<[Friend], ProfileError> { request }
    let first: Derived<[Friend]?>
    private let request = Request<[Friend], ProfileError>()
    private let person: Profile.ID?
    private let profiles: any ProfileService

    /// A view model that loads the friends of `person` from `profiles`.
    init(of person: Profile.ID?, profiles: any ProfileService) {
        self.person = person
        self.profiles = profiles
        first = request.value.map { $0.map { Array($0.prefix(Self.countInProfile)) } }
    }

    func load() async {
        await request.load(person) { id throws(ProfileError) in try await profiles.friends(of: id) }
    }
}
