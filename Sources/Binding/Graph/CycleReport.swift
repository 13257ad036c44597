/// Names the bindings that set each other off again and again, so that the cycle was cut.
public struct CycleReport: Hashable, Sendable, CustomStringConvertible {
    /// The number of rounds in which an emitter may notify its observers of their own changes. The
    /// next change is refused. If they make several changes in a round, the limit is five times as
    /// many changes.
    public static let limit = 10_000

    /// Called with each cycle that was cut. By default, prints it.
    @TaskLocal public static var handler: @Sendable (CycleReport) -> Void = { print($0) }

    /// Returns the cycles that are cut while `body` runs. The handler is not called with them.
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

    /// The bindings in the cycle, each setting off the next, and the last the first.
    public let bindings: [BindingSite]

    public var description: String {
        let sites = bindings.map(\.description).joined(separator: " -> ")
        return """
            These bindings have set each other off \(Self.limit) times and do not settle: \(sites). \
            The last change was refused. Have one of them set a value only when it differs.
            """
    }
}
