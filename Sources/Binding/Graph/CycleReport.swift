/// A report of bindings that set each other again and again until Wayline stopped the cycle.
public struct CycleReport: Hashable, Sendable, CustomStringConvertible {
    /// The number of rounds in which an emitter may notify its observers of their own changes. The
    /// next change is refused. If the observers make several changes in a round, the limit is five
    /// times as many changes.
    public static let limit = 10_000

    /// Called with each cycle that was stopped. By default, prints it.
    @TaskLocal public static var handler: @Sendable (CycleReport) -> Void = { print($0) }

    /// Returns the cycles that are stopped while `body` runs. They are not passed to the handler.
    public static func collect<Failure: Error>(
        _ body: () throws(Failure) -> Void
    ) throws(Failure) -> [CycleReport] {
        let reports = Collection()
        let confined = TaskConfined(reports)
        let result = $handler.withValue({ confined.object?.reports.append($0) }) {
            Result { () throws(Failure) in try body() }
        }
        try result.get()
        return reports.reports
    }

    private final class Collection {
        var reports: [CycleReport] = []
    }

    /// The bindings in the cycle. Each one causes the next, and the last one causes the first.
    public let bindings: [BindingSite]

    public var description: String {
        let sites = bindings.map(\.description).joined(separator: " -> ")
        return """
            These bindings have triggered each other \(Self.limit) times and do not settle: \
            \(sites). The last change was refused. Make one of them set a value only if it differs.
            """
    }
}
