/// A way to start the program.
struct Start {
    let arguments: [String]
    var input = ""
    /// True for a run of the app, which keeps data.
    var isRun = false

    var name: String { (["app"] + arguments).joined(separator: " ") }

    /// All ways except the full screen, which needs a terminal.
    static let all = runs + commands

    static let runs = [
        Start(arguments: [], input: "q\n", isRun: true),
        Start(arguments: ["--plain"], input: logIn, isRun: true),
        Start(arguments: ["run", "--plain", "--fresh"], input: "", isRun: true),
        Start(arguments: ["--script", "-"], input: "show\n", isRun: true),
    ]

    static let commands = [
        "--help", "--version", "help script", "run --help", "list routes", "list links --json",
        "list screens", "list templates", "route login --from login", "completions bash",
        "generate screen Shop --dry-run", "update --dry-run",
    ].map { Start(arguments: $0.split(separator: " ").map(String.init)) }

    private static let logIn = "1\nvalid@example.com\n2\nsen hong 2025\n3\nq\n"
}
