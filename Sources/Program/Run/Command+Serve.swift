import TextMenu
import WaylineApplication
import WaylineCommandLine
import WaylineInterface
import WaylineServe

extension Command {
    /// The command that runs `app` for a program.
    @MainActor
    static func serve(_ app: App, for program: String, links: [String]) -> Command {
        Command(
            "serve", "run the app for a program, such as an agent, in lines of JSON",
            options: Option.serving(app, links: links),
            notes: [
                .paragraph(
                    "Each line of the output is the page, and each line of the input is an action "
                        + "on an item of the page. The text of a secure field is not written."),
                .verbatim(
                    """
                    output: {"page": [{"item": "Order", "role": "button", "state": "",
                              "actions": ["press"], "inputs": []}]}
                    input:  {"item": "Order", "action": "press"}
                            {"item": "Name", "action": "type", "text": "An"}
                    """),
            ],
            examples: [Example("\(program) serve --fresh", "from the first screen")]
        ) { (arguments, output) throws(CommandError) in
            let options = try RunOptions(arguments, of: app)
            do {
                try await app.serve(options.launch)
                return .success
            } catch {
                output.fail("\(error)")
                return .failure
            }
        }
    }
}

extension App {
    /// Passes lines of the standard input to a ``JSONFrontEnd``, until the input or the app ends.
    @MainActor
    fileprivate func serve(_ options: LaunchOptions) async throws {
        _ = Console.prepare(isPlain: true)
        try await Console.launch(self, options) { running in
            let front = JSONFrontEnd(running) { StandardStreams.write($0 + "\n") }
            while !running.navigator.isOver, let line = await StandardStreams.nextLine(.shown) {
                front.take(line)
            }
        }
    }
}
