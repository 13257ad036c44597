import Binding
import TextMenu
import WaylineCommandLine
import WaylineExploration
import WaylineSystem

/// A run of an app by a script.
@MainActor
struct ScriptRun {
    private let app: App
    private let options: LaunchOptions
    private let output: Output

    /// The exploration of the app, whose services have faults.
    private let plan: SearchPlan

    /// True if the script runs on the services of the exploration, also without faults.
    private let isExplored: Bool

    init(_ console: ConsoleApp, _ options: RunOptions, _ output: Output) {
        (app, plan) = (console.app, console.plan)
        (self.options, isExplored) = (options.launch, options.isExplored)
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
        // A folder of the user outlasts the script, so it needs the time and the random numbers of the
        // machine. A new one has the same in each run.
        var launch = options
        launch.isLive = options.folder != nil
        if launch.isLive { return try await play(script, of: file, launch) }
        let folder = try makeFolder()
        defer { remove(folder) }
        launch.folder = folder
        return try await play(script, of: file, launch)
    }

    private func play(
        _ script: Script, of file: ScriptFile, _ launch: LaunchOptions
    ) async throws -> ExitStatus {
        let explored = isExplored || script.hasFaults ? try plan.begin() : nil
        let driver = try FlowDriver(explored?.app ?? app, launch)
        let stage = ScriptStage(driver, output.write, faults: explored?.faults ?? [])
        var failure: (any Error)?
        do { try await stage.play(script) } catch { failure = error }
        let ending = Result { try driver.app?.end() }
        switch failure {
        case let failure as ScriptFailure:
            output.failInLines("\(file.name):\(failure)")
            return .failure
        case let failure?: throw failure
        case nil: try ending.get()
        }
        return .success
    }

    private func makeFolder() throws(ScriptFileError) -> String {
        do throws(SystemError) {
            return try Platform.makeTemporaryFolder("wayline-script-")
        } catch {
            throw .noFolder(in: Platform.temporaryFolder, reason: error.text)
        }
    }

    private func remove(_ folder: String) {
        do throws(SystemError) { try Platform.removeAll(at: folder) } catch {
            output.fail("The folder '\(folder)' could not be removed: remove it by hand.")
        }
    }
}
