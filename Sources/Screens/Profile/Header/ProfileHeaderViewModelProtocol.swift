public import Binding

/// What the head of a profile shows and does.
@MainActor
public protocol ProfileHeaderViewModelProtocol: ProfileHeaderFacts {
    /// Who is shown.
    var profile: ProfilePart<Profile> { get }

    /// What the friend request button does now; empty where there is nothing to send or take back.
    var requestTitle: Derived<String> { get }

    /// Whether the button can be pressed.
    var canRequest: Derived<Bool> { get }

    /// Says so where the person is a friend; empty otherwise.
    var standing: Derived<String> { get }

    /// Loads the profile, unless a request is under way, whose answer would be newer.
    func load() async

    /// Sends a friend request, or takes it back.
    func request() async
}
