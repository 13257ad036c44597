import TextMenu
import WaylineCommandLine
import WaylineText

extension Command {
    /// The command that runs the app of `console`.
    @MainActor
    static func run(_ console: ConsoleApp, as name: String, about notes: [Note]) -> Command {
        Command(
            "run", "run the app in the terminal",
            options: Option.running(console.app, links: console.links.map(\.example)),
            contradictions: [Contradiction(.plain, .script, "a script shows no screen")],
            notes: notes,
            examples: [
                Example(name, "on the full screen, where the last run ended"),
                Example("\(name) --plain --fresh", "in lines, from the first screen"),
                Example("\(name) --script login.txt", "by a script, with no screen"),
            ]
        ) { (arguments, output) throws(CommandError) in
            let options = try RunOptions(arguments, of: console.app)
            if options.secrets != nil, options.script == nil {
                throw .refused("'--secrets' needs a script: add '--script FILE'.")
            }
            return await console.run(options, output)
        }
    }
}

extension ConsoleApp {
    fileprivate func run(_ options: RunOptions, _ output: Output) async -> ExitStatus {
        do {
            if let script = options.script {
                return try await ScriptRun(self, options, output).play(script)
            }
            try await Console.run(app, isPlain: options.isPlain, options.launch)
            return .success
        } catch {
            output.fail("\(error)")
            return .failure
        }
    }
}
