/// How long an API is waited for, how often it is asked, and how much it may answer.
package struct APILimits: Sendable {
    /// For how many seconds a user waits, all attempts and pauses included.
    package var seconds = 20
    /// How often an idempotent call is tried.
    package var attempts = 4
    package var firstPause = Duration.milliseconds(250)
    package var longestPause = Duration.seconds(2)
    /// How many bytes an answer may have.
    package var largestAnswer = 4 * 1024 * 1024

    package init() {}

    /// How long to wait after this many attempts: twice as long each time, up to the longest.
    package func pause(after attempts: Int) -> Duration {
        min(firstPause * (1 << min(max(attempts, 1) - 1, 20)), longestPause)
    }
}
