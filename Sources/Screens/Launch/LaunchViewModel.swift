public import Binding

/// Reads the session that the last run has saved.
public final class LaunchViewModel: LaunchViewModelProtocol {
    public let error = Observable("")
    private let request = Request<Session?, AccountError>()
    private let user: UserSession
    private let words: Words

    /// A view model that opens the session of `user`.
    public init(user: UserSession, words: Words) {
        self.user = user
        self.words = words
    }

    public var isOpening: ValueSource<Bool> { request.isRunning }

    public var isOpen: Bool { user.isOpen }

    public var session: Session? { user.current.value }

    public func open() async {
        if isOpen { return }
        error.value = ""
        let user = user
        await request.run { () async throws(AccountError) in try await user.currentSession() }
        error.value = request.error.value?.text(in: words) ?? ""
    }
}
