/// Follows the last permitted round of a cycle, to name the bindings in it.
final class CycleTrace {
    private var sites: [BindingSite] = []
    private var beacon: Attention.Beacon? = Attention.call()
    private var hasReported = false

    @TaskLocal private static var scope: Scope<CycleTrace>?

    static var current: CycleTrace? {
        Attention.isCalled ? scope?.content : nil
    }

    static func run(_ round: () -> Void) {
        guard current == nil else { return round() }
        let trace = CycleTrace()
        $scope.withValue(Scope(trace), operation: round)
        trace.beacon = nil
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
