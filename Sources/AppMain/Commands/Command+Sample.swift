import WaylineCommandLine
import WaylineRouting

/// The commands of the sample app.
extension Command {
    static func run(_ program: SampleProgram) -> Command {
        Command(
            "run", "walk through the sample app in the terminal",
            options: [.plain, .fresh, .data, .language, .link, .api, .script, .trace],
            contradictions: [Contradiction(.plain, .script, "a script shows no screen")],
            notes: [
                .heading("Accounts to log in with"),
                .terms([
                    ("valid@example.com", "sen hong 2025: leads to Home"),
                    ("expired@example.com", "trang ram 2024: has to change its password"),
                    ("leaked@example.com", "mua xuan 2023: has to change its password"),
                ]),
            ],
            examples: [
                Example("app", "on the whole screen, where the last run ended"),
                Example(
                    "app --plain --fresh --link wayline://settings",
                    "in lines, starting at a link"),
                Example("app --script login.txt", "by a script, with no screen"),
            ]
        ) { (arguments, output) throws(CommandError) in
            await program.run(try RunOptions(arguments), output)
        }
    }

    static let route = Command(
        "route", "ask the router of a screen and print its decision; change nothing",
        arguments: [
            Argument(
                Placeholder("ID", .suggestion { routes }, "the name of a route, e.g. 'login'"))
        ],
        required: [.from], options: [.set, .json],
        notes: [
            .paragraph(
                "'app list routes' lists the routes that the router of each screen knows, and the "
                    + "facts that it reads, which are the keys. A fact that is not set is as on a "
                    + "screen where nothing has happened yet. A value that begins with a bracket "
                    + "is read as JSON, unless the fact is text."),
            .paragraph("The decision is one line, which 'app help decisions' explains."),
        ],
        examples: [
            Example(
                "app route login --from login --set status=expired", "prints: push change-password"),
            Example(
                "app route all-friends --from profile --set person=4",
                #"prints: push friends {"id":4}"#),
        ]
    ) { (arguments, output) throws(CommandError) in
        try RouteQuestion(arguments).ask(output)
    }

    @MainActor private static var routes: [String] {
        AskedRouter.all.flatMap { $0.routes.map(\.rawValue) }
    }
}
