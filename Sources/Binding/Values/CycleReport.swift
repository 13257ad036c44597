/// Says which bindings set each other off again and again, so that the cycle had to be cut.
public struct CycleReport: Hashable, Sendable, CustomStringConvertible {
    /// How many rounds an emitter's observers may make it tell them of their own changes, before
    /// the next change is refused. Where they make several changes a round, five times as many
    /// changes are too many.
    public static let limit = 10_000

    /// Hears of each cycle that was cut; prints it unless told otherwise.
    @TaskLocal public static var handler: @Sendable (CycleReport) -> Void = { print($0) }

    /// The cycles that are cut while `body` runs, in place of having them told to the handler.
    public static func collect<Failure: Error>(
        _ body: () throws(Failure) -> Void
    ) throws(Failure) -> [CycleReport] {
        let reports = Collection()
        let scope = Scope(reports)
        let result = $handler.withValue({ scope.content?.reports.append($0) }) {
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
