/// Follows the last permitted round of a cycle, to name the bindings in it.
final class CycleTrace {
    private var sites: [BindingSite] = []
    private var hasReported = false

    /// True if values that others depend on stay as they are in this round.
    private let isRefusing: Bool

    @TaskLocal private static var confined: TaskConfined<CycleTrace>?

    static var current: CycleTrace? {
        SlowPath.isNeeded ? confined?.object : nil
    }

    private init(isRefusing: Bool) {
        self.isRefusing = isRefusing
    }

    /// Follows `round`. If `isRefusing`, it is the last: a set of an emitter with dependents
    /// is refused in it.
    static func run(isRefusing: Bool = false, _ round: () -> Void) {
        guard isRefusing || current == nil else { return round() }
        let trace = CycleTrace(isRefusing: isRefusing)
        SlowPath.begin()
        $confined.withValue(TaskConfined(trace), operation: round)
        SlowPath.end()
    }

    func refuses(_ emitter: BaseEmitter) -> Bool {
        isRefusing && emitter.state.contains(.hasDependents)
    }

    func enter(_ site: BindingSite) {
        sites.append(site)
    }

    func leave() {
        sites.removeLast()
    }

    /// Reports the bindings that are running, each called by the one before, once.
    func report() {
        guard !hasReported else { return }
        hasReported = true
        CycleReport.handler(CycleReport(bindings: sites))
    }
}
