import TextMenu
import WaylineApplication
import WaylineCommandLine
import WaylineRouting

extension Command {
    /// The command that shows a preview of `app`, or lists all.
    @MainActor
    static func preview(of app: App, for program: String) -> Command {
        Command(
            "preview", "show a screen in a named state, or list these states",
            arguments: [
                Argument(
                    ValuePlaceholder(
                        "NAME", .suggestion { app.previews.map(\.name) },
                        "the name of a preview: '\(program) preview' lists all"),
                    isOptional: true)
            ],
            options: [.plain, .theme(of: app), .noMouse]
                + (app.known.isEmpty ? [] : [.language(of: app)]) + [.json],
            notes: [
                .paragraph(
                    "Keys in the last row change the size, the theme and the language. A "
                        + "message names the route that the screen performs.")
            ],
            examples: [
                Example("\(program) preview", "the names of all previews"),
                Example("\(program) preview NAME --plain", "one of them, in lines"),
            ]
        ) { (arguments, output) throws(CommandError) in
            let list = Listing.previews(of: app)
            guard let name = arguments.operands.first else { return list.print(arguments, output) }
            if arguments.has(.json) { throw .surplus(name, arguments.command) }
            return try await show(app, name, RunOptions(arguments, of: app), output)
        }
    }

    @MainActor
    private static func show(
        _ app: App, _ name: String, _ options: RunOptions, _ output: Output
    ) async throws(CommandError) -> ExitStatus {
        let preview: App
        do { preview = try app.preview(name) } catch { throw .refused("\(error)") }
        do {
            try await Console.run(preview, isPlain: options.isPlain, options.launch)
            return .success
        } catch {
            output.fail("\(error)")
            return .failure
        }
    }
}

extension Listing {
    /// The previews of an app.
    @MainActor
    static func previews(of app: App) -> Listing {
        Listing("previews", fields: "file, line, preview") { _ in
            let notes = app.previews.isEmpty ? ["The app declares no previews."] : []
            return Rows(app.previews, notes: notes) { preview in
                let (file, line) = preview.place
                return (
                    [preview.name],
                    [
                        "preview": .string(preview.name), "file": .string(file),
                        "line": .int(Int(line)),
                    ]
                )
            }
        }
    }
}
