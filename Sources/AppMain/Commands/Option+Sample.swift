import Screens
import WaylineCommandLine

/// The options of a run of the app.
extension Option {
    static let plain = Option(
        "plain",
        "lines instead of the whole screen: for pipes, simple terminals and screen readers",
        letter: "p")

    static let fresh = Option(
        "fresh", "begin at the first screen, not where the last run ended", letter: "f")

    static let data = Option(
        "data",
        "keep data in this folder (default: XDG_DATA_HOME/wayline, or ~/.local/share/wayline)",
        value: Placeholder("DIR", .folder, "a folder, e.g. '--data ~/wayline'"))

    static let language = Option(
        "language",
        "speak this language: en or vi (default: the one chosen in Settings, or that of LC_ALL, "
            + "LC_MESSAGES or LANG)",
        value: Placeholder(
            "CODE", .suggestion { Language.allCases.map(\.rawValue) },
            "the code of a language: \(languages)"))

    static let link = Option(
        "link", "open this link, e.g. wayline://articles/1",
        value: Placeholder("URL", "a link, e.g. '--link wayline://settings'"))

    static let api = Option(
        "api", "use the services at this address, e.g. http://127.0.0.1:8080",
        value: Placeholder("URL", "the address of an API, e.g. '--api https://api.example.com'"))

    static let script = Option(
        "script",
        "run the steps in this file, or on the standard input, and show no screen; 'app help "
            + "script' explains them",
        value: Placeholder(
            "FILE|-", .file,
            "a file of steps, or '-' for the standard input, e.g. '--script login.txt'"))

    static let trace = Option(
        "trace", "replace this file with a list of navigation events",
        value: Placeholder("FILE", .file, "a file, e.g. '--trace trace.txt'"))

    /// The languages, by code and name.
    static var languages: String {
        Language.allCases.map { "'\($0.rawValue)' (\($0.name))" }.joined(separator: " or ")
    }
}

/// The options of a question to a router.
extension Option {
    static let from = Option(
        "from", "the screen whose router is asked",
        value: Placeholder(
            "SCREEN", .suggestion { AskedRouter.all.map(\.screen) },
            "the name of a screen, e.g. '--from login'"))

    static let set = Option(
        "set", "a fact that the router reads",
        value: Placeholder("KEY=VALUE", "a key and its value, e.g. '--set status=expired'"),
        isRepeatable: true)
}
