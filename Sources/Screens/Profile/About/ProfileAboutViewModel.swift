public import Binding

/// The state of the part in which people introduce themselves.
public final class ProfileAboutViewModel: ProfileAboutViewModelProtocol {
    public let about = Request<About, ProfileError>()
    private let person: Profile.ID?
    private let profiles: any ProfileService

    /// Loads the words of `person` about themselves from `profiles`.
    public init(of person: Profile.ID?, profiles: any ProfileService) {
        self.person = person
        self.profiles = profiles
    }

    public func load() async {
        await about.load(person) { id throws(ProfileError) in try await profiles.about(id) }
    }
}
