import Binding

/// The state of the app while it opens.
@MainActor
final class LaunchViewModel {
    /// The message of a failure; empty if there was none.
    let error: Derived<String>
    private let request = Request<Session?, AccountError>()
    private let user: UserSession

    init(user: UserSession, words: Words) {
        self.user = user
        error = request.error.map { $0?.text(in: words) ?? "" }
    }

    var isOpening: ValueSource<Bool> { request.isRunning }

    /// True if it is known who is logged in.
    var isOpen: Bool { user.isOpen }

    var session: Session? { user.current.value }

    func open() async {
        if isOpen { return }
        let user = user
        await request.run { () async throws(AccountError) in try await user.currentSession() }
    }
}
