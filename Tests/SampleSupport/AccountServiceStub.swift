package import Binding
package import Screens

/// Accounts whose answers and delays a test sets.
@MainActor
package final class AccountServiceStub: AccountService {
    /// The session after a login, unless there is an error.
    package var session = Session.sample()
    package var error: AccountError?

    /// The time until each answer, on the clock.
    package var delay = SchedulerTime.Stride.zero

    /// The requests, in order.
    package private(set) var requests: [String] = []
    package let gate: Gate
    private let clock: AnyScheduler

    package init(isHeld: Bool = false, clock: AnyScheduler = .immediate) {
        gate = Gate(isHeld: isHeld)
        self.clock = clock
    }

    package func currentSession() async throws(AccountError) -> Session? {
        try await answer("current session")
        return session
    }

    package func logIn(email: String, password: String) async throws(AccountError) -> Session {
        try await answer("log in \(email)")
        return session
    }

    package func signUp(_ application: Application) async throws(AccountError) -> Session {
        try await answer("sign up \(application.name) \(application.email)")
        return session
    }

    package func requestReset(email: String) async throws(AccountError) {
        try await answer("request reset \(email)")
    }

    package func reset(_ reset: PasswordReset) async throws(AccountError) -> Session {
        try await answer("reset \(reset.email)")
        return session
    }

    package func changePassword(
        from old: String, to new: String
    ) async throws(AccountError) -> Session {
        try await answer("change password")
        return session
    }

    package func logOut() async throws(AccountError) {
        try await answer("log out")
    }

    private func answer(_ request: String) async throws(AccountError) {
        requests.append(request)
        await gate.pass()
        if delay > .zero {
            do { try await clock.sleep(for: Duration(delay)) } catch {}
        }
        if Task.isCancelled { throw .fault(.cancelled) }
        if let error { throw error }
    }
}

extension Session {
    package static func sample(_ status: AccountStatus = .valid, email: String = "an@example.com")
        -> Session
    {
        Session(email: email, name: "An", profile: 1, status: status)
    }
}
