import Screens
import Wayline
import WaylineCommands
import WaylineSystem

/// Running the app.
@MainActor
extension SampleProgram {
    func run(_ options: RunOptions, _ output: Output) async -> ExitStatus {
        if options.api != nil, remote == nil { OnlineProgram.become() }
        do {
            try RunNeeds().check()
            if let script = options.script {
                return try await runScript(at: script, options, output)
            }
            try await walk(options)
            return .success
        } catch {
            output.fail("\(error)")
            return .failure
        }
    }

    private func walk(_ options: RunOptions) async throws {
        let folder = try options.folder ?? .standard(variable: Platform.variable)
        let environment = environment(
            options, folder, try options.language ?? .kept(in: folder) ?? .ofEnvironment)
        let app = try SampleApp(
            environment: environment, folder: folder, isFresh: options.isFresh,
            host: options.api?.host, link: options.link)
        try await Console(name: "Wayline", isPlain: options.isPlain) {
            environment.words.ofFrontEnds
        }.run(app.navigator)
        try app.end()
    }

    private func environment(
        _ options: RunOptions, _ folder: DataFolder, _ language: Language
    ) -> AppEnvironment {
        let postbox = MemoryPostbox()
        let services = services(options, folder, postbox)
        return AppEnvironment(
            services: services, letters: options.api == nil ? postbox : nil, language: language)
    }

    /// The services that the options ask for.
    func services(
        _ options: RunOptions, _ folder: DataFolder, _ postbox: MemoryPostbox,
        clock: WallClock = .system, random: RandomSource = .system
    ) -> Services {
        guard let remote, let api = options.api else {
            return .embedded(in: folder, postbox: postbox, clock: clock, random: random)
        }
        // Requests to this machine must not leave it: a proxy would read them.
        if let host = api.loopbackHost { Platform.leaveProxiesOut(for: host) }
        return remote(api, folder)
    }
}

extension Language {
    fileprivate static var ofEnvironment: Language { Language(variable: Platform.variable) }
}
