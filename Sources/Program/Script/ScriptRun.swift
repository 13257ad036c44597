import WaylineApplication
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
        do throws(ScriptError) { script = try Script(recording: text) } catch {
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
        if let header = script.header { try check(header) }
        let isExplored = options.isExplored || script.hasFaults
        try await script.play(
            in: console.app, options.launch, exploring: isExplored ? console.plan : nil,
            InputRun.fronts(), print: output.write, secret: secret)
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
