/// What the list of all friends of a person shows.
@MainActor
public protocol FriendsViewModelProtocol: AnyObject {
    /// All of them.
    var friends: ProfilePart<[Friend]> { get }
}
