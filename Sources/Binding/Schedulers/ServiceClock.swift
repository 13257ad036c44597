/// The clock of an app, for services on any actor: they wait by it, and a test advances it.
///
/// ```swift
/// actor SteamService {
///     private let clock: ServiceClock
///
///     init(clock: ServiceClock) {
///         self.clock = clock
///     }
///
///     func heatUp() async throws {
///         try await clock.sleep(for: .seconds(5))
///     }
/// }
/// ```
///
/// Make it of the main actor's scheduler: `SteamService(clock: ServiceClock(context.clock))`.
public struct ServiceClock: Sendable {
    @MainActor
    private final class Base {
        let scheduler: AnyScheduler

        init(_ scheduler: AnyScheduler) {
            self.scheduler = scheduler
        }

        func sleep(for duration: Duration) async throws {
            try await scheduler.sleep(for: duration)
        }
    }

    private let base: Base

    /// A clock that waits by `scheduler`.
    @MainActor
    public init(_ scheduler: AnyScheduler) {
        base = Base(scheduler)
    }

    /// Waits for `duration`. Throws a `CancellationError` as soon as the task is cancelled.
    public func sleep(for duration: Duration) async throws {
        try await base.sleep(for: duration)
    }
}
