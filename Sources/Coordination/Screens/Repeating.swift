import Binding

extension BindingOwner {
    /// Does `work` after each `interval`, until this screen or coordinator leaves:
    /// `every(.seconds(60)) { await $0.viewModel.load() }`.
    ///
    /// The time is that of the app's clock, which a test's driver advances. While the work is under
    /// way, its next turn is skipped. Call it in `start()`: it does nothing before this object is
    /// in the navigation state.
    public func every(
        _ interval: Duration, _ work: @escaping @MainActor (Self) async -> Void
    ) {
        precondition(interval > .zero, "Work repeats after an interval of more than zero.")
        guard let connection = Connection.existing(of: self), let handler = connection.handler
        else { return }
        let clock = handler.clock
        var isUnderWay = false
        let timer = handler.pendingTasks.work.repeating {
            clock.schedule(
                after: clock.now.advanced(by: interval), interval: interval
            ) { [weak self, weak connection] in
                guard !isUnderWay, let self, let connection else { return }
                isUnderWay = true
                _ = connection.begin {
                    await work(self)
                    isUnderWay = false
                }
            }
        }
        connection.keep(timer)
    }
}
