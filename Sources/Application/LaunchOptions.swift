public import Binding
public import Coordination
import WaylineRouting

/// The options of one run of an app.
@MainActor
public struct LaunchOptions {
    /// Begins at the first screen, not where the last run ended.
    public var isFresh = false

    /// The link that the app opens after it has restored the last place.
    public var link: String?

    /// The code of the language; nil for the one that the user chose in an earlier run.
    public var language: String?

    /// The locale of the user, e.g. "vi_VN.UTF-8", which decides if the user has never chosen a
    /// language. A program reads it from the environment.
    public var locale: String?

    /// The name of the theme; nil for the one that the user chose in an earlier run.
    public var theme: String?

    /// The path of the folder for data; nil for the user's folder of the app.
    public var folder: String?

    /// The store for the place, the language and the theme; nil for the app's own, or files in the
    /// folder.
    public var store: (any PlaceStore)?

    /// The values of the app's own options by their names; an empty one for a switch.
    public var options: [String: String] = [:]

    /// The clock of the app.
    public var clock: AnyScheduler = .main

    /// Returns the time of day, in seconds since the beginning of 1970; nil for the machine's time,
    /// or a driver's own.
    public var now: (@Sendable () -> Int)?

    /// The number that all randomness comes from; nil for another one in each run.
    public var seed: UInt64?

    /// The log for leaks and impossible decisions; nil for that of the app.
    public var log: (@MainActor (String) -> Void)?

    /// The path of a file for a trace: a line for each navigation event, fault and leak, without
    /// secrets. It is replaced, and only its owner can read it. Nil for no trace.
    public var trace: String?

    /// The settings for the front end of this run.
    public var frontEnds = App.FrontEndSettings()

    /// The settings of the navigator.
    public var navigator = NavigatorSettings()

    /// The clock that times saving; nil for `clock`. The work that is due there never ends, so a
    /// driver must not wait for it.
    package var savingClock: AnyScheduler?

    /// The time of day at which virtual time begins, in seconds since the beginning of 1970.
    package var startTime = VirtualTime.usualStart

    /// Uses the time of day and the randomness of the machine also without a front end.
    package var isLive = false

    /// The default options.
    public init() {}
}

extension LaunchOptions {
    /// Returns the store for `app`.
    func store(for app: App) -> any PlaceStore {
        store ?? folder.map { FolderStore($0) } ?? app.store ?? FolderStore.standard(for: app.name)
    }

    /// Returns the options of a run without files, in virtual time.
    func headless(
        _ clock: TestScheduler, _ savingClock: TestScheduler, _ time: VirtualTime
    ) -> LaunchOptions {
        var options = self
        options.clock = AnyScheduler(clock)
        options.savingClock = options.savingClock ?? AnyScheduler(savingClock)
        if !isLive {
            options.now = now ?? { time.seconds }
            options.seed = seed ?? 0
        }
        if folder == nil { options.store = store ?? MemoryStore() }
        return options
    }

    /// Returns the code of the language of the run: the one asked for, the one chosen before, or
    /// the one of the locale.
    func language(of app: App, chosen: String?) throws(App.LaunchError) -> String {
        let known = app.known
        if let language {
            guard known.isEmpty || known.contains(where: { $0.code == language }) else {
                throw .unknownLanguage(language, known: known)
            }
            return language
        }
        let found =
            known.first { $0.code == chosen }
            ?? locale.flatMap { locale in known.first { $0.isOf(locale: locale) } }
        return (found ?? known.first)?.code ?? "en"
    }
}

extension App {
    /// The reason why an app could not be started with these options.
    public enum LaunchError: Error, Hashable, Sendable {
        /// The app does not speak this language.
        case unknownLanguage(String, known: [AppLanguage])

        /// The app declares no preview of this name.
        case unknownPreview(String, known: [String])

        /// The file for the trace cannot be written; `reason` is the system's text.
        case unwritableTrace(path: String, reason: String)
    }
}

extension App.LaunchError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unknownLanguage(let code, let known):
            "'\(code)' is not a language that the app speaks: choose \(Self.list(known))."
        case .unknownPreview(let name, let known):
            "'\(name)' is not a preview of the app: " + Self.rule(known, for: name)
        case .unwritableTrace(let path, let reason):
            "The trace cannot be written to '\(path)': \(reason). Name a file in a folder that you "
                + "can write to."
        }
    }

    private static func rule(_ previews: [String], for name: String) -> String {
        if previews.isEmpty { return "it declares none. Add some with 'App.previews(_:)'." }
        guard let near = previews.near(to: name) else {
            return "choose \(previews.alternatives)."
        }
        return "did you mean '\(near)'?"
    }

    private static func list(_ languages: [AppLanguage]) -> String {
        languages.map { "'\($0.code)' (\($0.name))" }.joined(separator: " or ")
    }
}
