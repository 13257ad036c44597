public import Binding

/// The state of the list of all friends.
@MainActor
public protocol FriendsViewModelProtocol: AnyObject {
    /// All friends.
    var friends: Request<[Friend], ProfileError> { get }

    /// Loads the friends. Does nothing while they are being loaded.
    func load() async
}
