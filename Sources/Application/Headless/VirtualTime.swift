package import Binding
import Synchronization

/// The time of day of a headless run. It begins on June 15, 2025. Services can ask for it on any
/// thread.
package final class VirtualTime: Sendable {
    package static let usualStart = 1_750_000_000
    private let start: Int
    private let elapsed = Mutex(SchedulerTime.Stride.zero)

    init(startingAt start: Int) {
        self.start = start
    }

    /// Seconds since the beginning of 1970.
    var seconds: Int {
        start + Int(elapsed.withLock(\.nanoseconds) / 1_000_000_000)
    }

    func advance(by stride: SchedulerTime.Stride) {
        elapsed.withLock { $0 += stride }
    }
}

/// The clocks of a headless run. They move together, from one due moment to the next.
@MainActor
package final class VirtualClocks {
    /// The clock of the app.
    let app: TestScheduler

    /// The clock that times the saving of the place, whose work begins nothing else.
    private let saving: TestScheduler?
    private let timeOfDay: VirtualTime?

    /// The clock of a front end; nil if there is none.
    package var frontEnd: TestScheduler?

    init(_ app: TestScheduler, saving: TestScheduler? = nil, timeOfDay: VirtualTime? = nil) {
        (self.app, self.saving, self.timeOfDay) = (app, saving, timeOfDay)
    }

    /// The time until the next work of the app or the front end is due; nil if there is none.
    package var timeUntilWork: SchedulerTime.Stride? {
        [app, frontEnd].compactMap { $0?.timeUntilNext }.min()
    }

    /// The time until anything is due, saving too; nil if there is nothing.
    var timeUntilNext: SchedulerTime.Stride? {
        [timeUntilWork, saving?.timeUntilNext].compactMap { $0 }.min()
    }

    /// Moves all clocks by `stride`. Returns true if work of the app or the front end was due. That
    /// may go on elsewhere, so time stops at each due moment, but for a wait in which too much is
    /// due. Of several pieces of work of the app that are due at one moment, it does the first.
    package func move(by stride: SchedulerTime.Stride) -> Bool {
        let isWorkDue = timeUntilWork.map { $0 <= stride } ?? false
        timeOfDay?.advance(by: stride)
        app.advanceByPiece(to: app.now.advanced(by: stride))
        for case let clock? in [saving, frontEnd] {
            clock.advance(to: clock.now.advanced(by: stride))
        }
        return isWorkDue
    }
}
