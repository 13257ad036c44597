public import Binding

/// What the friends in a profile show.
@MainActor
public protocol ProfileFriendsViewModelProtocol: AnyObject {
    /// All of them, of which the screen shows the first.
    var friends: ProfilePart<[Friend]> { get }

    /// Those that stand in the profile itself; nil as long as they are not known.
    var first: Derived<[Friend]?> { get }
}
