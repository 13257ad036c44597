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
