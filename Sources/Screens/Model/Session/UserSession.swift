public import Binding

/// The accounts, with the session of the user who is logged in.
@MainActor
public final class UserSession: AccountService {
    /// The session of the user; nil if nobody is logged in.
    public let current = Observable<Session?>(nil)

    /// Sends when a session has ended without a logout.
    public let expired = Signal<Void>()

    /// True if it is known who is logged in, or that nobody is.
    public private(set) var isOpen = false

    /// The error of the last attempt to read the session; nil if it succeeded, or there was none.
    let problem = Observable<AccountError?>(nil)

    /// The number of the session, so that a late error of one does not end the next.
    private var number = 0

    private let accounts: any AccountService

    /// A session of these accounts that was not read yet.
    public init(accounts: any AccountService) {
        self.accounts = accounts
    }

    public func currentSession() async throws(AccountError) -> Session? {
        do throws(AccountError) {
            let session = try await accounts.currentSession()
            note(session)
            return session
        } catch {
            if error != .fault(.cancelled) { problem.value = error }
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
            handle(error, of: session)
            throw error
        }
    }

    public func logOut() async throws(AccountError) {
        try await accounts.logOut()
        note(nil)
    }

    /// Performs `work`. An error that nobody is logged in ends the session.
    func handlingExpiry<Value: Sendable, Failure: ServiceError>(
        _ work: () async throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        let session = number
        do throws(Failure) {
            return try await work()
        } catch {
            handle(error, of: session)
            throw error
        }
    }

    /// Ends the session with this number after an error that nobody is logged in.
    private func handle(_ error: some ServiceError, of session: Int) {
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
        problem.value = nil
        number += 1
        current.value = session
    }
}
