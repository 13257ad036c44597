import Binding

/// The state of the part in which people introduce themselves.
final class ProfileAboutViewModel: ProfileAboutViewModelProtocol {
    var about: RequestSource<About, ProfileError> { request }
    private let request = Request<About, ProfileError>()
    private let person: Profile.ID?
    private let profiles: any ProfileService

    /// A view model that loads the description of `person` from `profiles`.
    init(of person: Profile.ID?, profiles: any ProfileService) {
        self.person = person
        self.profiles = profiles
    }

    func load() async {
        await request.load(person) { id throws(ProfileError) in try await profiles.about(id) }
    }
}
