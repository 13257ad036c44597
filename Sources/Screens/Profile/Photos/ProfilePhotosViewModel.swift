/// The photos of a person, the newest first.
public final class ProfilePhotosViewModel: ProfilePhotosViewModelProtocol {
    public let photos: ProfilePart<[Photo]>

    /// The photos of `person`, whom `profiles` knows.
    public init(of person: Profile.ID?, profiles: any ProfileService, words: Words) {
        photos = ProfilePart(of: person, words) { id throws(ProfileError) in
            try await profiles.photos(of: id)
        }
    }
}
