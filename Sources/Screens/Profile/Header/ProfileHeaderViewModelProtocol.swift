import Binding

/// The state and the actions of the head of a profile.
@MainActor
protocol ProfileHeaderViewModelProtocol: AnyObject {
    var profile: RequestSource<Profile, ProfileError> { get }

    /// The title of the friend request button; empty if there is nothing to send or take back.
    var requestTitle: Derived<String> { get }
    var canRequest: Derived<Bool> { get }

    /// A sentence if the person is a friend; otherwise empty.
    var standing: Derived<String> { get }

    /// The error of the last request; nil if there was none.
    var error: ProfileError? { get }

    /// Loads the profile. Does nothing while a request is under way, since its answer will be
    /// newer.
    func load() async

    /// Sends a friend request, or takes it back.
    func request() async
}
