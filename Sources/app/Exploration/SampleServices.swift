public import Screens
import Wayline

/// The services of the sample in memory, with faults.
@MainActor
public final class SampleServices: AccountService {
    fileprivate struct Account: Hashable {
        var password: String
        var status: AccountStatus
        let profile: Int
        var name = "Sen Nguyen"
    }

    /// The part that decides what the app does.
    struct World: Hashable {
        fileprivate var session: Session?
        fileprivate var accounts: [String: Account] = [:]
        fileprivate var letters: Set<String> = []
        var requests: Set<Profile.ID> = []

        /// The calls that wait for a slow answer.
        fileprivate var calls: [String] = []
    }

    private(set) var world = World()

    var isLoggedIn: Bool { world.session?.status == .valid }
    var mustChangePassword: Bool { world.session.map { $0.status != .valid } ?? false }
    var isOffline = false
    var isExpired = false
    var isSlow = false
    var clock = AnyScheduler.main

    init() {
        world.accounts = [
            "valid@example.com": Account(password: "sen hong 2025", status: .valid, profile: 1),
            "expired@example.com": Account(
                password: "trang ram 2024", status: .expired, profile: 1),
        ]
    }

    public func currentSession() async throws(AccountError) -> Session? {
        await wait(for: #function)
        return world.session
    }

    public func logIn(email: String, password: String) async throws(AccountError) -> Session {
        try await check("\(email) \(password)")
        guard let account = world.accounts[email], account.password == password else {
            throw .wrongCredentials
        }
        return begin(email, account)
    }

    public func signUp(_ application: Application) async throws(AccountError) -> Session {
        try await check()
        if world.accounts[application.email] != nil { throw .emailTaken(application.email) }
        let account = Account(
            password: application.password, status: status(with: application.password),
            profile: 1, name: application.name)
        return begin(application.email, account)
    }

    public func requestReset(email: String) async throws(AccountError) {
        try await check(email)
        world.letters.insert(email)
    }

    public func reset(_ reset: PasswordReset) async throws(AccountError) -> Session {
        try await check("\(reset.code) \(reset.password)")
        guard world.letters.contains(reset.email), reset.code == "CODE",
            var account = world.accounts[reset.email]
        else { throw .wrongCode }
        (account.password, account.status) = (reset.password, status(with: reset.password))
        return begin(reset.email, account)
    }

    /// The status of an account with a new password, which the services can know to be leaked.
    private func status(with password: String) -> AccountStatus {
        password.hasPrefix("leaked") ? .leaked : .valid
    }

    public func changePassword(from old: String, to new: String) async throws(AccountError)
        -> Session
    {
        try await check("\(old) \(new)")
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

    public func logOut() async throws(AccountError) {
        try await check()
        world.session = nil
    }

    private func begin(_ email: String, _ account: Account) -> Session {
        world.accounts[email] = account
        let session = Session(
            email: email, name: account.name, profile: account.profile, status: account.status)
        world.session = session
        return session
    }

    /// Waits a second if the services are slow.
    func wait(for call: String) async {
        guard isSlow else { return }
        world.calls.append(call)
        do { try await clock.sleep(for: .seconds(1)) } catch {}
        if let place = world.calls.firstIndex(of: call) { world.calls.remove(at: place) }
    }

    private func check(_ call: String = #function) async throws(AccountError) {
        await wait(for: call)
        if Task.isCancelled { throw .fault(.cancelled) }
        if isOffline { throw .fault(.offline(host: "example.com")) }
    }

    /// Throws the error of a service that needs a session.
    func check<Failure>(
        _ notLoggedIn: Failure, _ fault: (ServiceFault) -> Failure, _ call: String = #function
    ) async throws(Failure) {
        await wait(for: call)
        if Task.isCancelled { throw fault(.cancelled) }
        if isOffline { throw fault(.offline(host: "example.com")) }
        if isExpired { world.session = nil }
        if world.session == nil { throw notLoggedIn }
    }

    func setRequest(_ isSent: Bool, to id: Profile.ID) {
        if isSent { world.requests.insert(id) } else { world.requests.remove(id) }
    }
}

extension SampleServices: LetterBox {
    public func letter(to email: String) async -> ResetLetter? {
        await wait(for: #function)
        return ResetLetter(email: email, code: "CODE", minutes: 10)
    }
}
