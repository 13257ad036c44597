import WaylineCommands
import WaylineRouting

/// The commands of the sample app.
extension Command {
    static func run(_ program: SampleProgram) -> Command {
        Command(
            "run", "walk through the sample app in the terminal",
            options: [.plain, .fresh, .data, .language, .link, .api, .script],
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
                    + "keys that can be set: facts that the router reads, and parameters of a "
                    + "route. A key that is not set has no value, or is empty or false."),
            .paragraph(
                "A generated screen is named by its route, and its keys are the names of its "
                    + "controls, e.g. '--set Name=An'."),
            .paragraph("The decision is one line, which 'app help decisions' explains."),
        ],
        examples: [
            Example(
                "app route login --from login --set status=expired", "prints: push change-password"),
            Example(
                "app route person --from friends --set id=4", #"prints: push profile {"id":4}"#),
        ]
    ) { (arguments, output) throws(CommandError) in
        try RouteQuestion(arguments).ask(output)
    }

    @MainActor private static var routes: [String] {
        ListedRouter.all.flatMap { $0.routes.map(\.id.rawValue) }
    }
}
