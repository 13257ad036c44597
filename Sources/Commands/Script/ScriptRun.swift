import Binding
import TextMenu
import WaylineCommandLine

/// A run of an app by a script.
@MainActor
struct ScriptRun {
    private let app: App
    private let options: LaunchOptions
    private let output: Output

    init(_ app: App, _ options: LaunchOptions, _ output: Output) {
        self.app = app
        self.options = options
        self.output = output
    }

    /// Runs the script in the file at `path`, or on the standard input for `-`.
    func play(_ path: String) async throws -> ExitStatus {
        let file = ScriptFile(path)
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
        return try await play(script, of: file, in: folder)
    }

    private func play(
        _ script: Script, of file: ScriptFile, in folder: ScriptFolder
    ) async throws -> ExitStatus {
        let driver = try FlowDriver(app, launch(in: folder))
        var failure: ScriptFailure?
        do throws(ScriptFailure) { try await ScriptStage(driver, output.write).play(script) } catch
        {
            failure = error
        }
        let ending = Result { try driver.app?.end() }
        // A failure of the app is the reason for that of the script.
        if let reason = driver.app?.context.failure.value { throw reason }
        if let failure {
            output.failInLines("\(file.name):\(failure)")
            return .failure
        }
        try ending.get()
        return .success
    }

    /// A new folder has the same time and random numbers in each run. A folder of the user outlasts the
    /// script, so it needs real ones.
    private func launch(in folder: ScriptFolder) -> LaunchOptions {
        var launch = options
        launch.folder = folder.path
        launch.isLive = !folder.isNew
        return launch
    }
}
