public import Binding

/// The state of the photos of a profile.
public final class ProfilePhotosViewModel: ProfilePhotosViewModelProtocol {
    public let photos = Request<[Photo], ProfileError>()
    private let person: Profile.ID?
    private let profiles: any ProfileService

    /// Loads the photos of `person` from `profiles`.
    public init(of person: Profile.ID?, profiles: any ProfileService) {
        self.person = person
        self.profiles = profiles
    }

    public func load() async {
        await photos.load(person) { id throws(ProfileError) in try await profiles.photos(of: id) }
    }
}
