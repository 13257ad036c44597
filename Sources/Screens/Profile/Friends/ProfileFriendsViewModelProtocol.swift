public import Binding

/// The state of the friends in a profile.
@MainActor
public protocol ProfileFriendsViewModelProtocol: AnyObject {
    /// All friends.
    var friends: Request<[Friend], ProfileError> { get }

    /// The first friends, which the profile shows; nil until they are loaded.
    var first: Derived<[Friend]?> { get }

    /// Loads the friends. Does nothing while they are being loaded.
    func load() async
}
