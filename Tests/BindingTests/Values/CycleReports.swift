import Binding

/// The cycles that were reported while a closure ran.
final class CycleReports {
    private var all: [CycleReport] = []

    var lines: [[Int]] { all.map { $0.bindings.map(\.line) } }
    var files: Set<String> { Set(all.flatMap { $0.bindings.map(\.file) }) }
    var texts: [String] { all.map(\.description) }

    func collect(_ body: () -> Void) {
        all += CycleReport.collect(body)
    }
}
