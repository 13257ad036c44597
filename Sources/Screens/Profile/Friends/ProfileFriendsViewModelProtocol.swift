public import Binding

/// The state of the friends in a profile.
@MainActor
public protocol ProfileFriendsViewModelProtocol: AnyObject {
    /// All friends.
    var friends: ProfilePart<[Friend]> { get }

    /// The first friends, which the profile shows; nil until they are loaded.
    var first: Derived<[Friend]?> { get }
}
