import Binding

/// The state of the friends of a person.
@MainActor
protocol ProfileFriendsViewModelProtocol: AnyObject {
    /// All friends, by name.
    var friends: RequestSource<[Friend], ProfileError> { get }

    /// The first friends, which the profile shows; nil until they are loaded.
    var first: Derived<[Friend]?> { get }

    /// Loads the friends. Does nothing while they are being loaded.
    func load() async
}
