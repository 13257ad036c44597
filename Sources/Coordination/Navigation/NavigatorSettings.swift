/// How a navigator works.
public struct NavigatorSettings {
    /// How many states the history keeps at most.
    public var historyLimit = 1_000

    /// How many jobs one run can lead to, before those that are left are refused as a runaway.
    public var runLimit = 1_000

    /// Whether what has left the state and is still alive is looked for; it is in debug builds.
    public var findsLeaks = isDebugBuild

    /// The clock that durations are read from.
    public var now: @MainActor () -> ContinuousClock.Instant = { ContinuousClock.now }

    /// What is usual, to be changed where it should not be.
    public init() {}

    private static var isDebugBuild: Bool {
        #if DEBUG
            true
        #else
            false
        #endif
    }
}
