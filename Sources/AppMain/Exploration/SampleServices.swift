package import Screens
import Wayline

/// The services of the sample in memory, with faults.
@MainActor
package final class SampleServices: AccountService {
    fileprivate struct Account: Hashable {
        var password: String
        var status: AccountStatus
        let profile: Int
    }

    /// The part that decides what the app does.
    struct World: Hashable {
        fileprivate var session: Session?
        fileprivate var accounts: [String: Account] = [:]
        fileprivate var letters: Set<String> = []
        var requests: Set<Profile.ID> = []
    }

    private(set) var world = World()

    var isLoggedIn: Bool { world.session?.status == .valid }
    var isOffline = false
    var isExpired = false

    init() {
        world.accounts = [
            "valid@example.com": Account(password: "sen hong 2025", status: .valid, profile: 1),
            "expired@example.com": Account(
                password: "trang ram 2024", status: .expired, profile: 4),
        ]
    }

    package func currentSession() async throws(AccountError) -> Session? { world.session }

    package func logIn(email: String, password: String) async throws(AccountError) -> Session {
        try check()
        guard let account = world.accounts[email], account.password == password else {
            throw .wrongCredentials
        }
        return begin(email, account)
    }

    package func signUp(_ application: Application) async throws(AccountError) -> Session {
        try check()
        if world.accounts[application.email] != nil { throw .emailTaken(application.email) }
        let account = Account(password: application.password, status: .valid, profile: 1)
        return begin(application.email, account)
    }

    package func requestReset(email: String) async throws(AccountError) {
        try check()
        world.letters.insert(email)
    }

    package func reset(_ reset: PasswordReset) async throws(AccountError) -> Session {
        try check()
        guard world.letters.contains(reset.email), reset.code == "CODE",
            var account = world.accounts[reset.email]
        else { throw .wrongCode }
        (account.password, account.status) = (reset.password, .valid)
        return begin(reset.email, account)
    }

    package func changePassword(from old: String, to new: String) async throws(AccountError)
        -> Session
    {
        try check()
        guard let session = world.session, !isExpired,
            var account = world.accounts[session.email]
        else {
            world.session = nil
            throw .notLoggedIn
        }
        if account.password != old { throw .wrongOldPassword }
        (account.password, account.status) = (new, .valid)
        return begin(session.email, account)
    }

    package func logOut() async throws(AccountError) {
        try check()
        world.session = nil
    }

    private func begin(_ email: String, _ account: Account) -> Session {
        world.accounts[email] = account
        let session = Session(
            email: email, name: "Sen Nguyen", profile: account.profile, status: account.status)
        world.session = session
        return session
    }

    private func check() throws(AccountError) {
        if isOffline { throw .fault(.offline(host: "example.com")) }
    }

    /// Throws the error of a service that needs a session.
    func check<Failure>(
        _ notLoggedIn: Failure, _ fault: (ServiceFault) -> Failure
    ) throws(Failure) {
        if isOffline { throw fault(.offline(host: "example.com")) }
        if isExpired { world.session = nil }
        if world.session == nil { throw notLoggedIn }
    }

    func setRequest(_ isSent: Bool, to id: Profile.ID) {
        if isSent { world.requests.insert(id) } else { world.requests.remove(id) }
    }
}

extension SampleServices: LetterBox {
    package func letter(to email: String) async -> ResetLetter? { nil }
}
