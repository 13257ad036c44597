import TextMenu
import WaylineCommandLine
import WaylineExploration

extension Command {
    /// The command that replays a recording of `app`.
    @MainActor
    static func replay(_ app: App, for program: String) -> Command {
        Command(
            "replay", "repeat a recording, compare it, or make a script or a test of it",
            arguments: [Argument(.recording)],
            options: [.step, .verify, .asScript, .asTest, .testedApp, .secrets],
            contradictions: [
                Contradiction(.verify, .step, "all steps are compared"),
                Contradiction(.verify, .asScript, "one of them is printed"),
                Contradiction(.verify, .asTest, "one of them is printed"),
                Contradiction(.asScript, .asTest, "one of them is printed"),
            ],
            notes: [
                .paragraph(
                    "Without other options, it shows the last step. In a terminal, the keys ← and → go to "
                        + "the step before and after. The texts of secure fields are asked for in a "
                        + "terminal; otherwise the name of each is typed.")
            ],
            examples: [Example("\(program) replay way.rec --verify", "compare each step")]
        ) { (arguments, output) throws(CommandError) in
            let request = try ReplayRequest(arguments, of: app)
            do {
                return try await request.answer(output)
            } catch {
                output.fail("\(error)")
                return .failure
            }
        }
    }
}
