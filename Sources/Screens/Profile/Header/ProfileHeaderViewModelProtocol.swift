public import Binding

/// The state and the actions of the head of a profile.
@MainActor
public protocol ProfileHeaderViewModelProtocol: ProfileHeaderFacts {
    /// The person.
    var profile: Request<Profile, ProfileError> { get }

    /// The title of the friend request button; empty if there is nothing to send or take back.
    var requestTitle: Derived<String> { get }

    /// True if the button can be pressed.
    var canRequest: Derived<Bool> { get }

    /// A sentence if the person is a friend; otherwise empty.
    var standing: Derived<String> { get }

    /// Loads the profile. Does nothing while a request is under way, since its answer will be
    /// newer.
    func load() async

    /// Sends a friend request, or takes it back.
    func request() async
}
