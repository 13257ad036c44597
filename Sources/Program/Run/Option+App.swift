import TextMenu
import WaylineApplication
import WaylineCommandLine

/// The options of `run`.
@MainActor
extension Option {
    static let plain = Option(
        "plain",
        "plain lines instead of the full screen: for pipes, simple terminals and screen readers",
        letter: "p")

    static let fresh = Option(
        "fresh", "begin at the first screen, not where the last run ended", letter: "f")

    static let data = Option(
        "data", "keep data in this folder (default: the user's folder of the app)",
        value: ValuePlaceholder("DIR", .folder, "a folder, e.g. '--data ~/data'"))

    static let link = link { [] }

    private static func link(_ examples: @escaping @MainActor @Sendable () -> [String]) -> Option {
        Option(
            "link", "open this link",
            value: ValuePlaceholder("URL", .suggestion(examples), "a link: 'list links' shows all"))
    }

    static let script = Option(
        "script",
        "run the steps in this file, or from the standard input, and show no screen; 'help script' "
            + "explains them",
        value: ValuePlaceholder(
            "FILE|-", .file,
            "a file of steps, or '-' for the standard input, e.g. '--script login.txt'"))

    static let explored = Option(
        "explored", "with '--script': run the steps on the services of 'explore'")

    static let trace = Option(
        "trace", "write navigation events to this file, and replace it",
        value: ValuePlaceholder("FILE", .file, "a file, e.g. '--trace trace.txt'"))

    static func theme(of app: App) -> Option {
        Option(
            "theme",
            "show these colours; 'auto' follows the terminal (default: the ones chosen in the app, "
                + "or 'auto')",
            value: ValuePlaceholder(
                "THEME", oneOf: [AppContext.autoTheme] + app.allThemes.map(\.name)))
    }

    static let noMouse = Option("no-mouse", "let the terminal handle the mouse")

    static func language(of app: App) -> Option {
        let codes = app.known.map(\.code)
        return Option(
            "language",
            "speak this language: \(codes.joined(separator: " or ")) (default: the one chosen in "
                + "the "
                + "app, or that of LC_ALL, LC_MESSAGES or LANG)",
            value: ValuePlaceholder(
                "CODE", .suggestion { codes },
                "the code of a language: "
                    + app.known.map { "'\($0.code)' (\($0.name))" }.joined(separator: " or ")))
    }

    /// An option of the app's own.
    init(_ own: AppOption) {
        self.init(
            own.name, own.summary,
            value: own.value.map { ValuePlaceholder($0, "a value: '--\(own.name) \($0)'") })
    }

    /// All options of `run` for `app`.
    static func running(_ app: App, links: [String]) -> [Option] {
        [plain, theme(of: app), noMouse, fresh, data]
            + (app.known.isEmpty ? [] : [language(of: app)])
            + (app.makeLinks == nil ? [] : [link { links }]) + [script, secrets, explored, trace]
            + app.ownOptions.map { Option($0) }
    }

    /// All options of `serve` for `app`.
    static func serving(_ app: App, links: [String]) -> [Option] {
        running(app, links: links).filter {
            ![plain, theme(of: app), noMouse, script, secrets, explored].contains($0)
        }
    }
}
