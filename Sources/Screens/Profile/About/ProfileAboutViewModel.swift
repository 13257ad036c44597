/// The state of the part in which people introduce themselves.
public final class ProfileAboutViewModel: ProfileAboutViewModelProtocol {
    public let about: ProfilePart<About>

    /// Loads the words of `person` about themselves from `profiles`.
    public init(of person: Profile.ID?, profiles: any ProfileService, words: Words) {
        about = ProfilePart(of: person, words) { id throws(ProfileError) in
            try await profiles.about(id)
        }
    }
}
