/// The table of commands.
extension Command {
    package var row: CommandRow {
        switch self {
        case .run: .run
        case .generateScreen: .generateScreen
        case .destroyScreen: .destroyScreen
        case .newPackage: .newPackage
        case .list: .list
        case .update: .update
        case .route: .route
        case .completions: .completions
        case .help: .help
        }
    }

    /// The options of its own, and those that every command takes.
    package var options: [Option] { row.options + [.help] }
}

extension CommandRow {
    static let run = CommandRow(
        "walk through the sample app in the terminal",
        options: [.plain, .fresh, .data, .language, .link, .api, .script],
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
            Example("app --plain --fresh --link wayline://settings", "in lines, from a link on"),
            Example("app --script login.txt", "by a script, with no screen"),
        ])

    static let route = CommandRow(
        "ask the router of a screen, print what it decides, change nothing",
        arguments: [Argument(ValueRow("ID", .route, "the name of a route, e.g. 'login'"))],
        required: [.from], options: [.set, .json],
        notes: [
            .paragraph(
                "'app list routes' tells of each screen which routes its router knows, and which "
                    + "keys can be set: facts that the router reads, and what goes along with a "
                    + "route. What is not set is nothing, empty or false."),
            .paragraph(
                "A screen that was generated is asked by the name of its route, and its keys are the "
                    + "names of its controls, e.g. '--set Name=An'."),
            .paragraph("The decision is one line; 'app help decisions' tells how it is written."),
        ],
        examples: [
            Example(
                "app route login --from login --set status=expired", "prints: push change-password"),
            Example(
                "app route person --from friends --set id=4", #"prints: push profile {"id":4}"#),
        ])

    static let list = CommandRow(
        "list the screens, routes, templates or links that there are",
        arguments: [Argument(ValueRow("WHAT", oneOf: Listing.allCases.map(\.rawValue)))],
        options: [.into, .json],
        notes: [
            .paragraph(
                "Screens and templates are those of the package, routes and links those of the "
                    + "sample app."),
            .paragraph("'app help json' tells what '--json' prints."),
        ],
        examples: [
            Example("app list routes", "all routers of the sample app, and what they can be asked"),
            Example("app list links --json", "where links lead, for a program"),
        ])

    static let completions = CommandRow(
        "print what has a shell complete these commands",
        arguments: [Argument(ValueRow("SHELL", oneOf: Shell.allCases.map(\.rawValue)))],
        notes: [
            .heading("To have it in each new shell"),
            .terms([
                ("bash", #"add 'source <(app completions bash)' to ~/.bashrc"#),
                ("zsh", "write it to a file '_app' in a folder of $fpath"),
                ("fish", "write it to ~/.config/fish/completions/app.fish"),
            ]),
        ],
        examples: [
            Example("source <(app completions bash)", "for this shell, where it is bash")
        ])

    static let help = CommandRow(
        "tell of a command, or of something that takes more words",
        arguments: [
            Argument(
                ValueRow("COMMAND", "a command, e.g. 'app help route'"), isOptional: true,
                isRepeatable: true)
        ],
        examples: [
            Example("app help generate screen", "the same as 'app generate screen --help'")
        ])
}
