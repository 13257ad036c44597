import Binding

/// The state of the photos of a profile.
final class ProfilePhotosViewModel: ProfilePhotosViewModelProtocol {
    var photos: RequestSource<[Photo], ProfileError> { request }
    private let request = Request<[Photo], ProfileError>()
    private let person: Profile.ID?
    private let profiles: any ProfileService

    /// A view model that loads the photos of `person` from `profiles`.
    init(of person: Profile.ID?, profiles: any ProfileService) {
        self.person = person
        self.profiles = profiles
    }

    func load() async {
        await request.load(person) { id throws(ProfileError) in try await profiles.photos(of: id) }
    }
}
