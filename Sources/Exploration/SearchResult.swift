/// The findings of a search as data.
package struct SearchResult: Codable, Hashable, Sendable {
    package var problems: [ExplorationProblem]
    var seen: [String]
    var missing: [String]

    /// The kinds of moves that were not tried everywhere.
    var open: [String]
    var openCount: Int
    var states: Int
    var edges: Int
    var steps: Int
    var milliseconds: Int

    /// The step that has shown something new last, and the time until then.
    var lastNewStep: Int
    var millisecondsToLastNew: Int
    var seed: UInt64
    var isComplete: Bool

    /// The reason why the search has ended before everything was tried; nil if everything was.
    package var limit: ExplorationLimits.Limit?

    /// The lines of the map; nil if nobody asks for them.
    package var map: [String]?

    /// The text of the page with pictures; nil if nobody asks for it.
    package var storyboard: String?

    /// The most kinds of open moves in the summary.
    private static let mostShown = 10

    /// Everything but the problems, in lines.
    package var summary: String {
        let figures =
            "\(states) states, \(edges) edges, \(steps) steps in \(milliseconds) ms, seed \(seed)"
        let news = "Nothing new was seen after step \(lastNewStep) (\(millisecondsToLastNew) ms)."
        return ((missing.isEmpty ? [] : ["Not seen:"] + missing) + frontier + [news, figures])
            .joined(separator: "\n")
    }

    /// The lines on what was not tried.
    private var frontier: [String] {
        let hasTrap = problems.contains { $0.kind == .trap }
        let exception = hasTrap ? ", except those that end the process" : ""
        if isComplete {
            return ["All steps that the inputs allow were tried in all states\(exception)."]
        }
        let more = open.count - Self.mostShown
        let reason = limit.map { ", since \($0.reason)" } ?? "."
        return ["Not everything was tried: \(openCount) steps are open\(reason)"]
            + open.prefix(Self.mostShown).map { "    \($0)" }
            + (more > 0 ? ["    and \(more) more: 'explore --json' lists all"] : [])
    }
}
