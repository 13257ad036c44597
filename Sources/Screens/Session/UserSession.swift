public import Binding

/// The accounts as the app uses them, which note who is logged in.
@MainActor
public final class UserSession: AccountService {
    /// Who is logged in; nil if nobody is.
    public let current = Observable<Session?>(nil)

    /// Tells that a session has ended which nobody has logged out of.
    public let expired = Signal<Void>()

    /// Whether it is known who is logged in.
    public private(set) var isOpen = false

    /// Why it is not known who is logged in; nil where it is known, or was not asked yet.
    private(set) var problem: AccountError?

    /// Counts the sessions, so that a late answer to one does not end the next.
    private(set) var number = 0

    private let accounts: any AccountService

    /// The session of these accounts, not opened yet.
    public init(accounts: any AccountService) {
        self.accounts = accounts
    }

    public func currentSession() async throws(AccountError) -> Session? {
        do throws(AccountError) {
            let session = try await accounts.currentSession()
            note(session)
            return session
        } catch {
            if error != .fault(.cancelled) { problem = error }
            throw error
        }
    }

    public func logIn(email: String, password: String) async throws(AccountError) -> Session {
        note(try await accounts.logIn(email: email, password: password))
    }

    public func signUp(_ application: Application) async throws(AccountError) -> Session {
        note(try await accounts.signUp(application))
    }

    public func requestReset(email: String) async throws(AccountError) {
        try await accounts.requestReset(email: email)
    }

    public func reset(_ reset: PasswordReset) async throws(AccountError) -> Session {
        note(try await accounts.reset(reset))
    }

    public func changePassword(
        from old: String, to new: String
    ) async throws(AccountError) -> Session {
        let session = number
        do throws(AccountError) {
            return note(try await accounts.changePassword(from: old, to: new))
        } catch {
            heed(error, of: session)
            throw error
        }
    }

    public func logOut() async throws(AccountError) {
        try await accounts.logOut()
        note(nil)
    }

    /// Has an error that says that nobody is logged in end the session, if that is still the one of
    /// this number.
    func heed(_ error: some ServiceError, of session: Int) {
        guard error == .notLoggedIn, session == number, current.value != nil else { return }
        note(nil)
        expired.send()
    }

    @discardableResult
    private func note(_ session: Session) -> Session {
        note(.some(session))
        return session
    }

    private func note(_ session: Session?) {
        isOpen = true
        problem = nil
        number += 1
        current.value = session
    }
}
