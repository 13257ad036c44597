import Binding

@testable import Screens

/// Accounts whose answers and delays a test sets.
@MainActor
final class StubAccounts: AccountService {
    /// The answer to each login.
    var answer: Result<Session, AccountError> = .success(.an(.valid))

    /// The time until the answer.
    var delay = SchedulerTime.Stride.zero

    /// The emails of all attempts to log in.
    private(set) var attempts: [String] = []

    /// The number of cancelled attempts.
    private(set) var cancelled = 0
    private let clock: AnyScheduler

    init(clock: AnyScheduler = .immediate) {
        self.clock = clock
    }

    func logIn(email: String, password: String) async throws(AccountError) -> Session {
        attempts.append("\(email) \(password)")
        if delay > .zero {
            do { try await clock.sleep(for: Duration(delay)) } catch {}
        }
        if Task.isCancelled {
            cancelled += 1
            throw .fault(.cancelled)
        }
        return try answer.get()
    }

    /// Waits until there have been this many attempts.
    func wait(forAttempts count: Int) async {
        while attempts.count < count { await Task.yield() }
    }

    func currentSession() async throws(AccountError) -> Session? { nil }

    func signUp(_ application: Application) async throws(AccountError) -> Session {
        try answer.get()
    }

    func requestReset(email: String) async throws(AccountError) {}

    func reset(_ reset: PasswordReset) async throws(AccountError) -> Session {
        try answer.get()
    }

    func changePassword(
        from old: String, to new: String
    ) async throws(AccountError) -> Session {
        try answer.get()
    }

    func logOut() async throws(AccountError) {}
}

extension Session {
    static func an(_ status: AccountStatus) -> Session {
        Session(email: "an@example.com", name: "An", profile: 1, status: status)
    }
}
