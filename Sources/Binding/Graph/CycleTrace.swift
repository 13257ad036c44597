/// Follows the last permitted round of a cycle, to name the bindings in it.
final class CycleTrace {
    private var sites: [BindingSite] = []
    private var beacon: Attention.Beacon? = Attention.call()
    private var hasReported = false

    /// Whether values that others depend on are to be left as they are in this round.
    private let isRefusing: Bool

    @TaskLocal private static var scope: Scope<CycleTrace>?

    static var current: CycleTrace? {
        Attention.isCalled ? scope?.content : nil
    }

    private init(isRefusing: Bool) {
        self.isRefusing = isRefusing
    }

    /// Follows `round`. Where `isRefusing`, it is the last: what is set in it and goes into a derived
    /// value is refused.
    static func run(isRefusing: Bool = false, _ round: () -> Void) {
        guard isRefusing || current == nil else { return round() }
        let trace = CycleTrace(isRefusing: isRefusing)
        $scope.withValue(Scope(trace), operation: round)
        trace.beacon = nil
    }

    func refuses(_ emitter: AnyEmitter) -> Bool {
        isRefusing && emitter.state.contains(.isWatched)
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
