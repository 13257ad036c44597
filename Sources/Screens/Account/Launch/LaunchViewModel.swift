import Binding

/// The state of the app while it opens.
@MainActor
final class LaunchViewModel {
    private let request = Request<Session?, AccountError>()
    private let user: UserSession

    init(user: UserSession) {
        self.user = user
    }

    var opening: RequestSource<Session?, AccountError> { request }

    /// True if it is known who is logged in.
    var isOpen: Bool { user.isOpen }

    var session: Session? { user.current.value }

    func open() async {
        if isOpen { return }
        let user = user
        await request.run { () async throws(AccountError) in try await user.currentSession() }
    }
}
