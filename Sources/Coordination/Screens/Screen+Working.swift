extension Screen {
    /// Does `work`, which takes its time, for as long as the screen is there: `begin { await $0.load() }`.
    ///
    /// When the screen leaves, the work is cancelled. What it holds is not called a leak before it has
    /// ended. A test's driver waits for it.
    @discardableResult
    public func begin(
        _ work: @escaping @MainActor (Self) async -> Void
    ) -> Task<Void, Never> {
        way.begin { [self] in await work(self) }
    }
}
