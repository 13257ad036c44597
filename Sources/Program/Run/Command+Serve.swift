import TextMenu
import WaylineApplication
import WaylineCommandLine
import WaylineInterface
import WaylineServe

extension Command {
    /// The command by which an agent uses `app`.
    @MainActor
    static func serve(_ app: App, for program: String, links: [String]) -> Command {
        Command(
            "serve", "let an agent use the app by lines of JSON",
            options: Option.serving(app, links: links),
            notes: [
                .paragraph(
                    "A line of the output is the page, a 'message' for the user, or why an action "
                        + "is 'refused'. A line of the input is an action on an item; one of the "
                        + "'inputs' needs a 'text', and a 'number' chooses among items of one name. "
                        + "The text of a secure field is not written."),
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
            let (ends, end) = AsyncStream.makeStream(of: Never.self)
            let front = JSONFrontEnd(running) { line in
                StandardStreams.write(line + "\n")
                if running.navigator.isOver { end.finish() }
            }
            Task {
                while let line = await StandardStreams.nextLine(.shown) { front.take(line) }
                end.finish()
            }
            for await _ in ends {}
        }
    }
}
