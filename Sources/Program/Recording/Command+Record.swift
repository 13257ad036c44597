import WaylineApplication
import WaylineCommandLine
import WaylineExploration
import WaylineText

extension Command {
    /// The command that records a user of the app of `console`.
    @MainActor
    static func record(_ app: App, for program: String) -> Command {
        Command(
            "record", "run the app, and record each step",
            arguments: [Argument(.recording)],
            options: [.plain]
                + (app.known.isEmpty ? [] : [.language(of: app)])
                + (app.makeLinks == nil ? [] : [.link]) + app.ownOptions.map { Option($0) },
            notes: [
                .paragraph(
                    "The file is replaced. Each step is written at once: after a crash, the file "
                        + "is whole, and has the input that caused the crash. The name of a secure "
                        + "field is recorded instead of its text. The data is in a new folder, "
                        + "which is removed at the end.")
            ],
            examples: [Example("\(program) record way.rec", "record on the full screen")]
        ) { (arguments, output) throws(CommandError) in
            let options = try RunOptions(arguments, of: app)
            do {
                try await app.record(
                    to: arguments.operands[0], isPlain: options.isPlain, options.launch)
                return .success
            } catch {
                output.fail("\(error)")
                return .failure
            }
        }
    }
}
