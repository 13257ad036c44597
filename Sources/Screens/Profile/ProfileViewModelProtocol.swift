/// What a profile is made of.
@MainActor
public protocol ProfileViewModelProtocol: ProfileFacts {
    var header: any ProfileHeaderViewModelProtocol { get }
    var photos: any ProfilePhotosViewModelProtocol { get }
    var friends: any ProfileFriendsViewModelProtocol { get }
    var about: any ProfileAboutViewModelProtocol { get }
}
