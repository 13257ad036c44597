package import Screens
package import Wayline
import WaylineCommandLine
import WaylineGenerator
import WaylineSystem

extension ConsoleApp {
    /// The program `app`: the sample app, with the commands of `wayline`. `remote` makes services
    /// behind an API. Without it, `--api` continues the run in `OnlineProgram`, which has them.
    package static func sample(remote: App.Remote? = nil) -> ConsoleApp {
        ConsoleApp(
            .sample(remote: remote), version: Program.version, about: accounts, program: "app",
            adding: Command.generating(for: "app"), lists: [.templates],
            json: Topic.plans
        ).exploring(.sample)
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
    package typealias Remote = @Sendable (APIAddress, FolderStore) -> Services

    /// The sample app with its services.
    package static func sample(remote: Remote? = nil) -> App {
        App.wayline { try AppEnvironment($0, remote) }
            .options([
                AppOption(
                    "api", value: "URL",
                    "use the services at this address, e.g. http://127.0.0.1:8080",
                    isReplayed: false
                ) {
                    _ = try APIAddress($0)
                    // Before anything is read: the other program reads the standard input itself.
                    if remote == nil { OnlineProgram.become() }
                }
            ])
    }
}

extension AppEnvironment {
    /// The environment of a run: services in its folder, or behind the API that its options name.
    fileprivate convenience init(_ context: AppContext, _ remote: App.Remote?) throws {
        let api = try context.options["api"].map(APIAddress.init)
        let folder = context.folder.map { FolderStore($0) } ?? .standard(for: "wayline")
        let postbox = MemoryPostbox()
        guard let api else {
            let random = context.isSeeded ? RandomSource(context.makeRandom()) : .system
            self.init(
                services: .embedded(
                    in: folder, postbox: postbox, clock: WallClock(now: context.now), random: random
                ),
                letters: postbox, clock: context.clock)
            return
        }
        guard let remote else { OnlineProgram.become() }
        context.outside.value = api.host
        // Requests to this machine must not leave it: a proxy would read them.
        if let host = api.loopbackHost { Platform.leaveProxiesOut(for: host) }
        self.init(services: remote(api, folder), host: api.host, clock: context.clock)
    }
}
