public import Screens
package import WaylineCommandLine
import WaylineGenerator

/// The program of the sample app: the commands of `wayline`, and those that run and ask the app.
public struct SampleProgram: Sendable {
    /// Makes services behind an API.
    public typealias Remote = @Sendable (APIAddress, DataFolder) -> Services

    let remote: Remote?

    /// Creates the program with services behind an API, or without them: then a run with `--api`
    /// continues as the program beside this one that has them.
    public init(remote: Remote? = nil) {
        self.remote = remote
    }

    /// Runs the command that the arguments of the process name. Ends the process if it fails.
    @MainActor
    public func run() async {
        await program.run()
    }

    package var program: Program {
        let run = Command.run(self)
        return Program(
            "app", "Wayline: an app to walk through in the terminal, and a generator of screens.",
            commands: [run] + Command.generating(for: "app", also: [.routes, .links]) + [.route],
            standard: run, topics: [.script, .decisions, .json])
    }
}
