import Binding
import Coordination

extension FlowDriver {
    /// For how many turns nothing may happen until all that was begun is done.
    private static let quietTurns = 10

    /// For how many turns nothing may happen until work is taken for waiting.
    private static let idleTurns = 100

    /// Does something, and waits for all that it leads to.
    @discardableResult
    func doing<Result>(_ action: () -> Result) async throws(FlowDriverError) -> Result {
        let result = work.note(action)
        try await settle()
        return result
    }

    /// Waits until `condition` holds, for what is done outside of the main actor, or in tasks that
    /// screens begin on their own.
    public func wait(until condition: () -> Bool) async throws {
        let deadline = ContinuousClock.now.advanced(by: patience)
        while !condition() {
            guard ContinuousClock.now < deadline else {
                throw FlowDriverError.neverHappened(screen: text)
            }
            await Task.yield()
        }
        try await settle()
    }

    /// Waits for all that was begun in the state that is shown.
    private func settle() async throws(FlowDriverError) {
        let deadline = ContinuousClock.now.advanced(by: patience)
        var (last, quiet) = (Pulse(self), 0)
        while quiet < (isBusy ? Self.idleTurns : Self.quietTurns) || mustWait {
            await Task.yield()
            let pulse = Pulse(self)
            quiet = pulse == last ? quiet + 1 : 0
            last = pulse
            if ContinuousClock.now > deadline { throw .unsettled(screen: text) }
        }
        try checkFaults()
    }

    private var isBusy: Bool { !work.underWay.isEmpty || navigator.isAskingGuards }

    /// Whether something is under way that waits neither for the clock nor for the user.
    private var mustWait: Bool {
        guard isBusy, clock.pending.isEmpty else { return false }
        if navigator.isAskingGuards { return true }
        return work.beginnings.values.contains(navigator.state.revision)
    }

    private func checkFaults() throws(FlowDriverError) {
        defer { faults = [] }
        if let fault = faults.first { throw .impossible(fault, screen: text) }
    }

    /// What is different when something has happened.
    private struct Pulse: Equatable {
        let revision: Int
        let work: Set<Int>
        let pending: Int
        let versions: [Int]

        @MainActor
        init(_ driver: FlowDriver) {
            revision = driver.navigator.state.revision
            work = driver.work.underWay
            pending = driver.clock.pending.count
            versions =
                driver.navigator.isOver
                ? [] : Page(of: driver.navigator).controls.map(\.version)
        }
    }
}
