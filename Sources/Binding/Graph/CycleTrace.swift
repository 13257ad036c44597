/// Follows the last permitted round of a cycle, to name the bindings in it.
final class CycleTrace {
    private var sites: [BindingSite] = []
    private var hasReported = false

    /// True if values that others depend on keep their values in this round.
    private let isRefusing: Bool

    @TaskLocal private static var confined: TaskConfined<CycleTrace>?

    static var current: CycleTrace? {
        SlowPath.isNeeded ? confined?.object : nil
    }

    private init(isRefusing: Bool) {
        self.isRefusing = isRefusing
    }

    /// Follows `round`. If `isRefusing`, this is the last round, and a set of an emitter with
    /// dependents is refused.
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

    /// Reports the bindings that are running, once. Each is called by the one before it.
    func report() {
        guard !hasReported else { return }
        hasReported = true
        CycleReport.handler(CycleReport(bindings: sites))
    }
}
