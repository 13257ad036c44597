/// The settings of a navigator.
public struct NavigatorSettings {
    /// The number of requests that one run can lead to, before the others are refused as a runaway.
    public var runLimit = 1_000

    /// Looks for objects that have left the state and are still alive; on in debug builds.
    public var findsLeaks = isDebugBuild

    /// The clock that durations are read from.
    public var now: @MainActor () -> ContinuousClock.Instant = { ContinuousClock.now }

    /// Called with the navigator before its first flow begins.
    package var onCreation: @MainActor (Navigator) -> Void = { _ in }

    /// The code of the language of the app, in which its screens are made; nil if it has none.
    package var language: @MainActor () -> String? = { nil }

    /// The default settings.
    public init() {}

    private static var isDebugBuild: Bool {
        #if DEBUG
            true
        #else
            false
        #endif
    }
}
