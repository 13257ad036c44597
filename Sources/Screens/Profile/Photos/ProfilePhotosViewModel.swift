/// The state of the photos of a profile.
public final class ProfilePhotosViewModel: ProfilePhotosViewModelProtocol {
    public let photos: ProfilePart<[Photo]>

    /// Loads the photos of `person` from `profiles`.
    public init(of person: Profile.ID?, profiles: any ProfileService, words: Words) {
        photos = ProfilePart(of: person, words) { id throws(ProfileError) in
            try await profiles.photos(of: id)
        }
    }
}
