import Binding
import TextMenu
import WaylineCommandLine
import WaylineExploration
import WaylineSystem

/// A run of an app by a script.
@MainActor
struct ScriptRun {
    private let console: ConsoleApp
    private let options: RunOptions
    private let output: Output

    init(_ console: ConsoleApp, _ options: RunOptions, _ output: Output) {
        (self.console, self.options, self.output) = (console, options, output)
    }

    /// Runs the script in the file at `path`, or on the standard input for `-`.
    func play(_ path: String) async throws -> ExitStatus {
        let file = ScriptFile(path)
        let text = try file.read()
        let script: Script
        do throws(ScriptError) { script = try Script(text) } catch {
            output.fail("\(file.name):\(error)")
            return .usage
        }
        let secret = SecretInMemory()
        defer { withExtendedLifetime(secret) {} }
        let texts = try SecretTexts.texts(of: script.secrets, in: options.secrets)
        do {
            try await play(script) { texts[$0] }
        } catch let failure as ScriptFailure {
            output.failInLines("\(file.name):\(failure)")
            return .failure
        }
        return .success
    }

    private func play(
        _ script: Script, secret: @escaping (String) -> String?
    ) async throws {
        if console.isProcess { RunFolder.removeAllAtEndRequest() }
        let explored =
            options.isExplored || script.hasFaults ? try console.plan.begin() : nil
        let app = explored?.app ?? console.app
        let faults = explored?.faults ?? []
        guard let header = script.header else {
            return try await run(app) { driver in
                try await StepStage(driver, output.write, faults: faults, secret: secret)
                    .play(script)
            }
        }
        try check(header)
        let run = try InputRun.replaying(app, header)
        defer { run.end() }
        try await StepStage(run, output.write, faults: faults, secret: secret).play(script)
    }

    /// Runs the app under the conditions of the command line.
    private func run(_ app: App, _ play: (FlowDriver) async throws -> Void) async throws {
        var launch = options.launch
        // A folder of the user outlasts the script, so it needs the time and the random numbers of
        // the machine. A new one has the same in each run.
        launch.isLive = launch.folder != nil
        let folder = launch.isLive ? nil : try RunFolder()
        defer { folder?.remove() }
        launch.folder = launch.folder ?? folder?.path
        let driver = try FlowDriver(app, launch)
        let played: (any Error)?
        do {
            try await play(driver)
            played = nil
        } catch { played = error }
        let ending = Result { try driver.app?.end() }
        if let played { throw played }
        try ending.get()
    }

    /// Throws unless the command line leaves the conditions to the script, and names the same
    /// options of the app.
    private func check(_ header: ScriptHeader) throws {
        let launch = options.launch
        let given: [(String, Bool)] = [
            ("data", launch.folder != nil), ("language", launch.language != nil),
            ("link", launch.link != nil),
        ]
        if let (name, _) = given.first(where: { $0.1 }) { throw ReplayError.condition(name) }
        try header.check(launch.options)
    }
}
