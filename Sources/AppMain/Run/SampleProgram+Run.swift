import Screens
import Wayline
import WaylineCommandLine
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
        let run = try SampleRun(self, options)
        try await Console.run(run.app, isPlain: options.isPlain, run.launch)
        try run.check()
    }

    /// The services that the options ask for.
    func services(
        _ options: RunOptions, _ folder: DataFolder, _ postbox: MemoryPostbox,
        clock: WallClock, random: RandomSource
    ) -> Services {
        guard let remote, let api = options.api else {
            return .embedded(in: folder, postbox: postbox, clock: clock, random: random)
        }
        // Requests to this machine must not leave it: a proxy would read them.
        if let host = api.loopbackHost { Platform.leaveProxiesOut(for: host) }
        return remote(api, folder)
    }
}
