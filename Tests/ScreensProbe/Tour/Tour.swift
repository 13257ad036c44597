import Screens
import ServiceContract
import Wayline

/// A run of the app that walks through every flow again and again.
///
/// A round ends in the state in which it began, so that rounds can be repeated: nobody is logged
/// in, and the accounts are those of the first run.
@MainActor
final class Tour {
    let app: FlowDriver
    let postbox = MemoryPostbox()

    /// The objects that were reported as alive but should not be.
    private(set) var leaks: [Leak] = []
    private let accounts: AccountsAtFirst
    private var bindings: Set<AnyCancellable> = []

    /// Creates a run that keeps its data in `folder`.
    init(in folder: FolderStore) async throws {
        var options = LaunchOptions()
        options.folder = folder.path
        options.navigator.findsLeaks = true
        let wayline = App.wayline { [postbox] context in
            AppEnvironment(
                services: .embedded(in: folder, postbox: postbox, cost: .low), letters: postbox,
                clock: context.clock)
        }
        app = try FlowDriver(wayline, options)
        try await app.wait { [app] in app.path == ["login"] }
        accounts = try AccountsAtFirst(in: folder)
        app.navigator.leaks.bind(to: self) { $0.leaks.append($1) }.store(in: &bindings)
    }

    /// Walks through all flows once.
    func walk() async throws {
        try await signIn()
        try await signUp()
        try await visitHome()
        try await followLinks()
        try await saveAndComeBack()
        try accounts.putBack()
    }

    /// Waits until the user is at `path`, and the services have delivered its content.
    func arrive(at path: RouteName...) async throws {
        try await app.advance(by: .seconds(1))
        try await app.wait { self.app.path == path && !self.app.text.contains(": working") }
    }

    func logIn(_ user: Sample) async throws {
        try await app.type(user.email, into: "Email")
        try await app.type(user.password, into: "Password")
        try await app.choose("Log in")
    }

    /// Logs out in the settings.
    func logOut() async throws {
        try await app.choose("Settings")
        try await app.choose("Log out")
        try await app.choose("Log out")
        try await arrive(at: "login")
    }
}
