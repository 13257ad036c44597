public import Binding
import Coordination

/// The work that was begun by buttons, `Screen.begin` and async guards.
extension RunningApp {
    /// True while work is under way that does not wait for the user.
    public var isBusy: Bool { navigator.work.isUnderWay }

    /// Calls `observer` each time that work ends or begins to wait for the user, until the token
    /// ends.
    public func bindWork(_ observer: @escaping () -> Void) -> AnyCancellable {
        navigator.work.changes.bind { observer() }
    }

    /// Waits for the end of the work that is under way, at most for `patience`.
    public func waitForWork(atMost patience: Duration = .seconds(30)) async {
        let (ends, end) = AsyncStream.makeStream(of: Never.self)
        let clock = context.clock
        let timer = clock.once(after: clock.now.advanced(by: .duration(patience)), options: nil) {
            end.finish()
        }
        let observer = bindWork { [weak self] in if self?.isBusy != true { end.finish() } }
        defer {
            timer.cancel()
            observer.cancel()
        }
        if isBusy { for await _ in ends {} }
    }
}
