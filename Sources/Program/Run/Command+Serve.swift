import TextMenu
import WaylineApplication
import WaylineCommandLine
import WaylineInterface
import WaylineServe
import WaylineSystem

extension Command {
    /// The command by which an agent uses `app`.
    @MainActor
    static func serve(_ app: App, for program: String, links: [String]) -> Command {
        Command(
            "serve", "let an agent use the app by lines of JSON",
            options: Option.serving(app, links: links),
            notes: serveNotes,
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

    private static let serveNotes: [Note] = [
        .paragraph(
            "A line of the output is the page, a 'message' for the user, or why an action "
                + "is 'refused'. A line of the input is an action on an item; one of the "
                + "'inputs' needs a 'text'. Among items of one name, 'in' or a 'number' "
                + "chooses. The text of a secure field is not written."),
        .verbatim(
            """
            output: {"isBusy": false, "page": [{"item": "Order", "role": "button",
                      "actions": ["press"]}]}
                    {"message": "Deleted.", "undo": 1}
            input:  {"item": "Order", "action": "press"}
                    {"item": "Name", "action": "type", "text": "An"}
                    {"undo": 1}
            """),
    ]
}

extension App {
    /// Passes lines of the standard input to a ``JSONFrontEnd``, until the input or the app ends.
    /// The lines may have secrets.
    @MainActor
    fileprivate func serve(_ options: LaunchOptions) async throws {
        let secret = SecretInMemory()
        defer { withExtendedLifetime(secret) {} }
        let streams = LineStreams()
        try await Console.launch(self, options) { running in
            let (ends, end) = AsyncStream.makeStream(of: Never.self)
            let front = JSONFrontEnd(running) { line in
                streams.write(line + "\n")
                if running.navigator.isOver { end.finish() }
            }
            Task {
                await running.waitForWork()
                while !running.navigator.isOver, let line = await streams.nextLine(.shown) {
                    front.take(line)
                }
                await running.waitForWork()
                end.finish()
            }
            for await _ in ends {}
            try streams.check()
        }
    }
}
