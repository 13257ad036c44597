import AppExploration
import AppGenerator
public import Screens
import TextMenu
public import Wayline
public import WaylineProgram

extension ConsoleApp {
    /// The program of the sample app, with the commands of `wayline`. `remote` makes services
    /// behind an API.
    public static func sample(as name: String = "app", remote: App.Remote? = nil) -> ConsoleApp {
        ConsoleApp(.sample(remote: remote), version: "sample", about: accounts, program: name)
            .generating(as: name)
            .exploring(.sample)
    }

    private static let accounts = """
        Accounts to log in with:
          valid@example.com    sen hong 2025: leads to Home
          expired@example.com  trang ram 2024: has to change its password
          leaked@example.com   mua xuan 2023: has to change its password
        """
}

extension App {
    /// Makes services behind an API.
    public typealias Remote = @Sendable (APIAddress, FolderStore) -> Services

    /// The sample app with its services. Without `remote`, it refuses the option `--api`.
    public static func sample(remote: Remote? = nil) -> App {
        App.wayline { try AppEnvironment($0, remote) }
            .themes([.dusk])
            .options([
                AppOption(
                    "api", value: "URL",
                    "use the services at this address, e.g. http://127.0.0.1:8080",
                    isReplayed: false
                ) {
                    _ = try APIAddress($0)
                    if remote == nil { throw NoNetwork() }
                }
            ])
    }
}

extension ColourTheme {
    /// The sample's own theme.
    static let dusk = ColourTheme(
        "dusk", text: 0xEDE6F5, background: 0x241F31, faint: 0xA89FB8, accent: 0xF2A65A,
        error: 0xFF8FA3, success: 0x8FD6B4, warning: 0xF7D774, field: 0x453C5C,
        placeholder: 0xC4BAD4)
}

/// The error of a program that is linked without the network libraries, which take time to load.
private struct NoNetwork: Error, CustomStringConvertible {
    let description = """
        '--api' is an option of the program 'app-online': run it with the same arguments. \
        'Scripts/run' builds it and runs it.
        """
}

extension AppEnvironment {
    /// The environment of a run: services in its folder, or behind the API that its options name.
    fileprivate convenience init(_ context: AppContext, _ remote: App.Remote?) throws {
        let folder = context.folder.map { FolderStore($0) } ?? .standard(for: "wayline")
        if let remote, let api = try context.options["api"].map(APIAddress.init) {
            context.outside.value = api.host
            self.init(services: remote(api, folder), host: api.host, clock: context.clock)
            return
        }
        let postbox = MemoryPostbox()
        let random = context.isSeeded ? RandomSource(context.makeRandom()) : .system
        self.init(
            services: .embedded(
                in: folder, postbox: postbox, clock: WallClock(now: context.now), random: random),
            letters: postbox, clock: context.clock)
    }
}
