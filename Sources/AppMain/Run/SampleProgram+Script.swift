import Screens
import Wayline
import WaylineCommands

/// Running the app by a script.
@MainActor
extension SampleProgram {
    func runScript(
        at place: String, _ options: RunOptions, _ output: Output
    ) async throws -> ExitStatus {
        let file = ScriptFile(place)
        let text = try file.read()
        let script: Script
        do throws(ScriptError) {
            script = try Script(text)
        } catch {
            output.fail("\(file.name):\(error)")
            return .usage
        }
        let folder = try ScriptFolder(options.folder)
        defer { folder.remove() }
        return try await run(script, in: folder, options, output)
    }

    private func run(
        _ script: Script, in folder: ScriptFolder, _ options: RunOptions, _ output: Output
    ) async throws -> ExitStatus {
        let (clock, time) = (TestScheduler(), ScriptTime())
        let app = try SampleApp(
            environment: try environment(options, folder, clock, time), folder: folder.data,
            isFresh: options.isFresh, host: options.api?.host, link: options.link,
            clock: AnyScheduler(TestScheduler()))
        let stage = ScriptStage(FlowDriver(app.navigator, clock: clock), time, output.write)
        do throws(ScriptFailure) {
            try await stage.play(script)
        } catch {
            output.failInLines("\(error)")
            return .failure
        }
        try app.end()
        return .success
    }

    /// In a new folder, the time and the random numbers are the same in each run. What a script does
    /// in a folder of the user outlasts it, so it needs real ones there.
    private func environment(
        _ options: RunOptions, _ folder: ScriptFolder, _ clock: TestScheduler, _ time: ScriptTime
    ) throws -> AppEnvironment {
        let postbox = MemoryPostbox()
        return AppEnvironment(
            services: services(
                options, folder.data, postbox, clock: folder.isNew ? time.clock : .system,
                random: folder.isNew ? .seeded(1) : .system),
            letters: options.api == nil ? postbox : nil,
            language: try options.language ?? .kept(in: folder.data) ?? .english,
            clock: AnyScheduler(clock))
    }
}
