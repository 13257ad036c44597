/// The view models of the four parts of a profile. Each loads its own part.
public final class ProfileViewModel: ProfileViewModelProtocol {
    public let person: Profile.ID?
    public let header: any ProfileHeaderViewModelProtocol
    public let photos: any ProfilePhotosViewModelProtocol
    public let friends: any ProfileFriendsViewModelProtocol
    public let about: any ProfileAboutViewModelProtocol

    /// The profile of `person`, loaded from `profiles`.
    public init(of person: Profile.ID?, profiles: any ProfileService, words: Words) {
        self.person = person
        header = ProfileHeaderViewModel(of: person, profiles: profiles, words: words)
        photos = ProfilePhotosViewModel(of: person, profiles: profiles)
        friends = ProfileFriendsViewModel(of: person, profiles: profiles)
        about = ProfileAboutViewModel(of: person, profiles: profiles)
    }
}
