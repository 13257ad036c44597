import WaylineApplication
import WaylineCommandLine
import WaylineExploration

extension Command {
    /// The command that replays a recording of the app of `console`.
    @MainActor
    static func replay(_ console: ConsoleApp, for program: String) -> Command {
        let own = console.app.ownOptions.filter(\.isReplayed)
        return Command(
            "replay", "repeat a recording, compare it, or make a script or a test of it",
            arguments: [Argument(.recording)],
            options: [
                .step, .verify, .asScript, .asTest, .testedApp, .tests, .secrets,
            ]
                + own.map { Option($0) },
            contradictions: [
                Contradiction(.verify, .step, "all steps are compared"),
                Contradiction(.verify, .asScript, "one of them is printed"),
                Contradiction(.verify, .asTest, "one of them is printed"),
                Contradiction(.asScript, .asTest, "one of them is printed"),
                Contradiction(.step, .asScript, "a script has all steps"),
                Contradiction(.step, .asTest, "a test has all steps"),
            ],
            notes: [
                .paragraph(
                    "Without other options, it shows the last step; in a terminal, ← and → change "
                        + "the step. Without '--secrets', it asks for the texts of secure fields "
                        + "in a terminal, and types their names elsewhere."
                        + (own.isEmpty
                            ? "" : " Give it the same options of the app as 'record'."))
            ],
            examples: [Example("\(program) replay way.rec --verify", "compare each step")]
        ) { (arguments, output) throws(CommandError) in
            try await replay(console, arguments, output)
        }
    }

    @MainActor
    private static func replay(
        _ console: ConsoleApp, _ arguments: Arguments, _ output: Output
    ) async throws(CommandError) -> ExitStatus {
        let request = try ReplayRequest(arguments, of: console.app)
        if console.isProcess { RunFolder.removeAllAtEndRequest() }
        do {
            return try await request.answer(output)
        } catch {
            output.fail("\(error)")
            return .failure
        }
    }
}
