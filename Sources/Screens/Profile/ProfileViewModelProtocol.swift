/// The view models of the four parts of a profile.
@MainActor
public protocol ProfileViewModelProtocol: ProfileFacts {
    /// The view model of the head.
    var header: any ProfileHeaderViewModelProtocol { get }

    /// The view model of the photos.
    var photos: any ProfilePhotosViewModelProtocol { get }

    /// The view model of the friends.
    var friends: any ProfileFriendsViewModelProtocol { get }

    /// The view model of the part in which people introduce themselves.
    var about: any ProfileAboutViewModelProtocol { get }
}
