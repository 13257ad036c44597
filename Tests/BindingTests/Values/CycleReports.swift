import Binding
import Foundation

/// Collects the cycles that are reported while a closure runs.
final class CycleReports: Sendable {
    private let all = Reports()

    var lines: [[Int]] { all.value.map { $0.bindings.map(\.line) } }
    var files: Set<String> { Set(all.value.flatMap { $0.bindings.map(\.file) }) }
    var texts: [String] { all.value.map(\.description) }

    func collect(_ body: () -> Void) {
        let all = all
        CycleReport.$handler.withValue({ all.append($0) }, operation: body)
    }
}

private final class Reports: @unchecked Sendable {
    private let lock = NSLock()
    private var reports: [CycleReport] = []

    var value: [CycleReport] { lock.withLock { reports } }

    func append(_ report: CycleReport) {
        lock.withLock { reports.append(report) }
    }
}
