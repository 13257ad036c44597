/// Work that is done once, unless it is cancelled before.
final class OneShot: Cancellable {
    @exclusivity(unchecked) private var action: (() -> Void)?
    @exclusivity(unchecked) private var token: (any Cancellable)?

    init(_ action: @escaping () -> Void) {
        self.action = action
    }

    func keep(_ token: any Cancellable) {
        if action == nil {
            token.cancel()
        } else {
            self.token = token
        }
    }

    func fire() {
        let last = action
        cancel()
        last?()
    }

    func cancel() {
        let last = action.take()
        token.take()?.cancel()
        withExtendedLifetime(last) {}
    }
}

extension Scheduler {
    /// Runs `action` at or after `date`, unless the returned token is cancelled before.
    package func once(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride? = nil,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let shot = OneShot(action)
        // Only repeating work can be cancelled; it is cancelled when it has run once.
        shot.keep(
            schedule(
                after: date, interval: .seconds(1), tolerance: tolerance ?? minimumTolerance,
                options: options, shot.fire))
        return shot
    }
}
