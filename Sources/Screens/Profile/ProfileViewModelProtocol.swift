/// What a profile is made of.
@MainActor
public protocol ProfileViewModelProtocol: ProfileFacts {
    /// What the head shows.
    var header: any ProfileHeaderViewModelProtocol { get }

    /// What the part with the photos shows.
    var photos: any ProfilePhotosViewModelProtocol { get }

    /// What the part with the friends shows.
    var friends: any ProfileFriendsViewModelProtocol { get }

    /// What the part about the person shows.
    var about: any ProfileAboutViewModelProtocol { get }
}
