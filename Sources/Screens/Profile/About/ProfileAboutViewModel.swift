/// What a person tells about themselves.
public final class ProfileAboutViewModel: ProfileAboutViewModelProtocol {
    public let about: ProfilePart<About>

    /// What `person` tells, whom `profiles` knows.
    public init(of person: Profile.ID?, profiles: any ProfileService, words: Words) {
        about = ProfilePart(of: person, words) { id throws(ProfileError) in
            try await profiles.about(id)
        }
    }
}
