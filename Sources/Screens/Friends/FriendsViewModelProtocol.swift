/// The state of the list of all friends.
@MainActor
public protocol FriendsViewModelProtocol: AnyObject {
    /// All friends.
    var friends: ProfilePart<[Friend]> { get }
}
