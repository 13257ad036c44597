package import Screens
package import ServiceContract
package import Wayline

/// The whole app on real services in a new folder, with a driver that walks through it.
@MainActor
package final class AppStage {
    package let home: EmbeddedHome
    package let clock = TestScheduler()

    /// The clock for saving drafts.
    package let savingClock = TestScheduler()

    package init() throws {
        home = try EmbeddedHome()
    }

    /// Starts the app, and waits until it is known who is logged in.
    package func run(
        language: Language = .english, isFresh: Bool = false, link: String? = nil
    ) async throws -> AppRun {
        try await AppRun(
            environment(language: language), language: language, folder: home.folder.data,
            clock: clock, savingClock: savingClock, isFresh: isFresh, link: link)
    }

    package func environment(language: Language = .english) -> AppEnvironment {
        AppEnvironment(
            services: home.services(), letters: home, language: language,
            clock: AnyScheduler(clock))
    }

    /// Starts the app, and logs a user in.
    package func run(as user: Sample) async throws -> AppRun {
        let run = try await run()
        try await run.driver.logIn(user)
        return run
    }
}

/// One run of the app.
@MainActor
package final class AppRun {
    package let environment: AppEnvironment
    package let app: RunningApp
    package let driver: FlowDriver

    package init(
        _ environment: AppEnvironment, language: Language = .english, folder: FolderStore? = nil,
        clock: TestScheduler, savingClock: TestScheduler = TestScheduler(), isFresh: Bool = false,
        link: String? = nil
    ) async throws {
        self.environment = environment
        var options = LaunchOptions()
        options.folder = folder?.path
        options.store = folder == nil ? MemoryStore() : nil
        options.isFresh = isFresh
        options.link = link
        options.language = language.rawValue
        options.clock = AnyScheduler(clock)
        options.savingClock = AnyScheduler(savingClock)
        options.navigator = .findingLeaks
        app = try App.wayline { _ in environment }.start(options)
        driver = FlowDriver(app.navigator, clock: clock)
        try await driver.advance(by: .seconds(0))
    }
}

extension FlowDriver {
    package func logIn(_ user: Sample) async throws {
        try await type(user.email, into: "Email")
        try await type(user.password, into: "Password")
        try await choose("Log in")
    }
}
