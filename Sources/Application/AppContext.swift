public import Binding
public import WaylineInterface

/// The things that one run of an app has: the root coordinator is made from them.
///
/// An app that uses only this clock and seed behaves the same in each test.
@MainActor
public struct AppContext {
    /// The clock for everything that waits, delays, debounces or repeats. A service on another
    /// actor takes a `ServiceClock(context.clock)`.
    public let clock: AnyScheduler

    /// The code of the language. Setting it makes all screens again, with their drafts.
    public let language: Observable<String>

    /// The languages that the app speaks, e.g. for a choice in its settings.
    public let languages: [AppLanguage]

    /// The name of the theme in which a front end shows the app: `auto`, the default one, follows
    /// the user's terminal. Setting it draws the screen in other colours, and keeps the choice for
    /// the next run. A name that the front end does not know is like `auto`.
    ///
    /// ```swift
    /// context.theme.value = "light"
    /// ```
    public let theme: Observable<String>

    /// The number that all randomness of the run comes from.
    public let seed: UInt64

    /// True if the seed was chosen, as in a test. If it is false, make secrets from the secure
    /// source of the machine, and not from the seed.
    public let isSeeded: Bool

    /// The path of the folder for the data of the app; nil if it keeps none, as in a test. It may
    /// not exist yet.
    public let folder: String?

    /// The values of the app's own options by their names, e.g. that of `--api`. A switch has an
    /// empty value. See ``App/options(_:)``.
    public let options: [String: String]

    /// Returns the time of day, in seconds since the beginning of 1970. In a test, it begins on
    /// June 15, 2025, and the driver's `advance(by:)` moves it.
    public let now: @Sendable () -> Int

    /// The error with which the program ends; nil if it ends well. An app sets it if it cannot
    /// begin, e.g. because its database cannot be opened.
    public let failure: Observable<(any Error)?>

    /// The name of a service outside of this process, e.g. the host of an API, or nil. It may
    /// answer differently in each run, so a recording of such a run cannot be verified.
    public let outside = Observable<String?>(nil)

    /// The name of the theme that follows the user's terminal.
    package static let autoTheme = "auto"

    /// Returns a source of random numbers, the same numbers for the same seed.
    public func makeRandom() -> AppContext.Random {
        AppContext.Random(seed: seed)
    }
}

/// A language that an app speaks.
public struct AppLanguage: Hashable, Sendable {
    /// The code, e.g. "vi".
    public let code: String

    /// The name of the language in the language itself.
    public let name: String

    /// The texts of the front ends.
    public let wording: Wording

    /// Creates a language. `wording` has the texts of the front ends in it.
    public init(_ code: String, _ name: String, wording: Wording = .english) {
        self.code = code
        self.name = name
        self.wording = wording
    }

    public static func == (one: AppLanguage, other: AppLanguage) -> Bool {
        one.code == other.code
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(code)
    }

    /// Returns whether `locale`, e.g. "vi_VN.UTF-8", is of this language.
    package func isOf(locale: String) -> Bool {
        let language = locale.split { "-_.@".contains($0) }.first
        return language?.lowercased() == code.lowercased()
    }
}

extension AppContext {
    /// Random numbers that are the same for the same seed: for games, samples and tests, not for
    /// secrets.
    public struct Random: RandomNumberGenerator, Hashable, Sendable {
        private var state: UInt64

        /// The numbers that follow from `seed`.
        public init(seed: UInt64) {
            state = seed
        }

        /// SplitMix64, by Guy Steele, Doug Lea and Christine Flood.
        public mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }
}
