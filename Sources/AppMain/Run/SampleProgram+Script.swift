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
        return try await run(script, in: folder.data, options, output)
    }

    private func run(
        _ script: Script, in folder: DataFolder, _ options: RunOptions, _ output: Output
    ) async throws -> ExitStatus {
        let clock = TestScheduler()
        let app = try SampleApp(
            environment: try environment(options, folder, clock), folder: folder,
            isFresh: options.isFresh, host: options.api?.host, link: options.link,
            clock: AnyScheduler(TestScheduler()))
        let stage = ScriptStage(FlowDriver(app.navigator, clock: clock), output.write)
        do throws(ScriptFailure) {
            try await stage.play(script)
        } catch {
            output.failInLines("\(error)")
            return .failure
        }
        try app.end()
        return .success
    }

    private func environment(
        _ options: RunOptions, _ folder: DataFolder, _ clock: TestScheduler
    ) throws -> AppEnvironment {
        let postbox = MemoryPostbox()
        return AppEnvironment(
            services: services(options, folder, postbox),
            letters: options.api == nil ? postbox : nil,
            language: try options.language ?? .kept(in: folder) ?? .english,
            clock: AnyScheduler(clock))
    }
}
