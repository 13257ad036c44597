import TextMenu
import WaylineApplication
import WaylineCommandLine
import WaylineText

/// The options of `run`.
@MainActor
struct RunOptions {
    private(set) var launch = LaunchOptions()
    private(set) var isPlain = false

    /// The file with the steps of a script; `-` for the standard input.
    private(set) var script: String?

    /// True if a script runs on the services of the exploration.
    let isExplored: Bool

    /// The file with the texts of secrets for a script.
    let secrets: String?

    init(_ arguments: Arguments, of app: App) throws(CommandError) {
        isPlain = arguments.has(.plain)
        script = arguments.value(.script)
        isExplored = arguments.has(.explored)
        if isExplored, script == nil {
            throw .refused("'--explored' needs a script: add '--script FILE'.")
        }
        secrets = arguments.value(.secrets)
        launch.isFresh = arguments.has(.fresh)
        launch.folder = arguments.value(.data)
        launch.link = arguments.value(.link)
        launch.trace = arguments.value(.trace)
        launch.theme = arguments.value(.theme(of: app))
        launch.hasMouse = !arguments.has(.noMouse)
        launch.language = try arguments.value(.language(of: app)).map { name throws(CommandError) in
            try Self.language(name, of: app)
        }
        launch.options = try arguments.values(of: app.ownOptions)
    }

    private static func language(_ name: String, of app: App) throws(CommandError) -> String {
        guard let language = app.known.first(where: { $0.isOf(locale: name) }) else {
            throw .refused("\(App.LaunchError.unknownLanguage(name, known: app.known))")
        }
        return language.code
    }
}
