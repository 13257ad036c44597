/// The view models of a profile that is loaded. Each loads its own part.
final class ProfileViewModel: ProfileViewModelProtocol {
    let person: Profile.ID?
    let header: any ProfileHeaderViewModelProtocol
    let photos: any ProfilePhotosViewModelProtocol
    let friends: any ProfileFriendsViewModelProtocol
    let about: any ProfileAboutViewModelProtocol

    /// View models that load the parts of the profile of `person` from `profiles`.
    init(of person: Profile.ID?, profiles: any ProfileService, words: Words) {
        self.person = person
        header = ProfileHeaderViewModel(of: person, profiles: profiles, words: words)
        photos = ProfilePhotosViewModel(of: person, profiles: profiles)
        friends = ProfileFriendsViewModel(of: person, profiles: profiles)
        about = ProfileAboutViewModel(of: person, profiles: profiles)
    }
}
