import Screens
import Wayline
import WaylineCommandLine

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
        return try await run(script, of: file, in: folder, options, output)
    }

    /// In a new folder, the time and the random numbers are the same in each run. What a script does
    /// in a folder of the user outlasts it, so it needs real ones there.
    private func run(
        _ script: Script, of file: ScriptFile, in folder: ScriptFolder, _ options: RunOptions,
        _ output: Output
    ) async throws -> ExitStatus {
        let time = ScriptTime()
        var options = options
        options.folder = folder.data
        let run = try SampleRun(
            self, options, clock: folder.isNew ? time.clock : .system,
            random: folder.isNew ? RandomSource(SeededRandom(seed: 1)) : .system)
        let driver = try FlowDriver(run.app, run.launch)
        let stage = ScriptStage(driver, time, output.write)
        do throws(ScriptFailure) {
            try await stage.play(script)
        } catch {
            output.failInLines("\(file.name):\(error)")
            return .failure
        }
        try driver.app?.end()
        try run.check()
        return .success
    }
}
