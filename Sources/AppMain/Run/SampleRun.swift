import Screens
import Wayline
import WaylineSystem

/// One run of the app, with the services that its options ask for.
@MainActor
final class SampleRun {
    private let program: SampleProgram
    private let options: RunOptions
    private let folder: DataFolder
    private let clock: WallClock
    private let random: RandomSource
    private var session: UserSession?

    init(
        _ program: SampleProgram, _ options: RunOptions, clock: WallClock = .system,
        random: RandomSource = .system
    ) throws(StoreError) {
        self.clock = clock
        self.random = random
        self.program = program
        self.options = options
        if let chosen = options.folder {
            folder = chosen
        } else {
            folder = try .standard(variable: Platform.variable)
        }
    }

    var app: App { .wayline { self.environment($0) } }

    /// The places for the services of a host are kept separately.
    var launch: LaunchOptions {
        var launch = LaunchOptions()
        launch.isFresh = options.isFresh
        launch.link = options.link
        launch.language = options.language?.rawValue
        launch.folder = options.folder?.path
        launch.trace = options.trace
        if let host = options.api?.host { launch.placeName = "place-\(host.prefix(100))" }
        return launch
    }

    /// Throws the error that kept the app from starting.
    func check() throws {
        if let problem = session?.problem { throw problem }
    }

    private func environment(_ context: AppContext) -> AppEnvironment {
        let postbox = MemoryPostbox()
        let environment = AppEnvironment(
            services: program.services(options, folder, postbox, clock: clock, random: random),
            letters: options.api == nil ? postbox : nil, clock: context.clock)
        session = environment.session
        return environment
    }
}
