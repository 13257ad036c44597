import TextMenu
import WaylineCommandLine
import WaylineRouting

extension Command {
    /// The command that asks the routers of `app`.
    @MainActor
    static func route(of app: App, for program: String) -> Command {
        Command(
            "route", "ask the router of a screen and print its decision; change nothing",
            arguments: [
                Argument(
                    Placeholder("ROUTE", .suggestion { routes(of: app) }, "the name of a route"),
                    isOptional: true)
            ],
            required: [.from(app)], options: [.set, .markdown, .json],
            contradictions: [Contradiction(.markdown, .json, "a table has one form")],
            notes: [
                .paragraph(
                    "Without a route, it prints a table: each route with each combination of the facts "
                        + "that have few values and are not set. "
                        + "'\(program) list routes' lists the routes that the router of each screen "
                        + "knows, and the facts that '--set' can set. A fact that is not "
                        + "set has its value on a new screen. A value that begins "
                        + "with a bracket is read as JSON, unless the fact is text."),
                .paragraph("The decision is one line, which '\(program) help decisions' explains."),
            ],
            examples: [
                Example(
                    "\(program) route login --from login --set status=expired",
                    "the decision of the route 'login' of the screen 'login'"),
                Example("\(program) route --from login", "all decisions of the screen 'login'"),
            ]
        ) { (arguments, output) throws(CommandError) in
            let format: RouteFormat =
                arguments.has(.json) ? .json : arguments.has(.markdown) ? .markdown : .text
            return try RouteQuestion(arguments).ask(app, as: format, output)
        }
    }

    @MainActor
    private static func routes(of app: App) -> [String] {
        AskedRouter.all(of: app).flatMap { $0.routes.map(\.rawValue) }
    }
}

/// The options of a question to a router.
extension Option {
    static let from = from(suggesting: { [] })

    @MainActor
    fileprivate static func from(_ app: App) -> Option {
        from { AskedRouter.all(of: app).map(\.screen) }
    }

    private static func from(
        suggesting screens: @escaping @MainActor @Sendable () -> [String]
    ) -> Option {
        Option(
            "from", "the screen whose router is asked",
            value: Placeholder(
                "SCREEN", .suggestion(screens), "the name of a screen, e.g. '--from login'"))
    }

    static let set = Option(
        "set", "a fact that the router reads",
        value: Placeholder("FACT=VALUE", "a fact and its value, e.g. '--set status=expired'"),
        isRepeatable: true)

    static let markdown = Option("markdown", "print the table in Markdown")
}
