/// The view models of the four parts of a profile.
@MainActor
protocol ProfileViewModelProtocol: AnyObject {
    /// The number of the profile; nil if nobody is logged in.
    var person: Profile.ID? { get }
    var header: any ProfileHeaderViewModelProtocol { get }
    var photos: any ProfilePhotosViewModelProtocol { get }
    var friends: any ProfileFriendsViewModelProtocol { get }
    var about: any ProfileAboutViewModelProtocol { get }
}

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
