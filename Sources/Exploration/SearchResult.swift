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
    package var isOutOfTime: Bool

    /// True if the search was stopped before its end.
    package var isStopped: Bool

    /// The lines of the map; nil if nobody asks for them.
    package var map: [String]?

    /// The text of the storyboard; nil if nobody asks for it.
    package var storyboard: String?

    /// Numbers for the states and the edges, the same in each process; nil if nothing is merged.
    var stateNumbers: [Int]?
    var edgeNumbers: [Int]?

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
        let time =
            isStopped ? "The search was stopped. " : isOutOfTime ? "Out of time. " : ""
        let more = open.count - Self.mostShown
        return ["\(time)Not everything was tried: \(openCount) steps are open."]
            + open.prefix(Self.mostShown).map { "    \($0)" }
            + (more > 0 ? ["    and \(more) more: 'explore --json' lists all"] : [])
    }
}

extension SearchResult {
    /// Merges the results of searches with different seeds. A state that several have seen counts once.
    package init?(merging results: [SearchResult]) {
        guard let first = results.first else { return nil }
        self = first
        problems = Self.problems(of: results)
        if results.count == 1 { return }
        let nearest = results.min { $0.openCount < $1.openCount } ?? first
        seen = Set(results.flatMap(\.seen)).sorted()
        missing = first.missing.filter { line in
            results.allSatisfy { $0.missing.contains { $0.subject == line.subject } }
        }
        (open, openCount, isComplete) = (nearest.open, nearest.openCount, nearest.isComplete)
        states = Set(results.flatMap { $0.stateNumbers ?? [] }).count
        edges = Set(results.flatMap { $0.edgeNumbers ?? [] }).count
        steps = results.reduce(0) { $0 + $1.steps }
        milliseconds = results.map(\.milliseconds).max() ?? 0
        lastNewStep = results.map(\.lastNewStep).max() ?? 0
        millisecondsToLastNew = results.map(\.millisecondsToLastNew).max() ?? 0
        isOutOfTime = results.allSatisfy(\.isOutOfTime)
        isStopped = results.contains(where: \.isStopped)
        (stateNumbers, edgeNumbers) = (nil, nil)
    }

    /// Each problem once, with the shortest script that was found. A property that held in
    /// one of the searches is no problem.
    private static func problems(of results: [SearchResult]) -> [ExplorationProblem] {
        let all = Dictionary(grouping: results.flatMap(\.problems)) { "\($0.kind): \($0.text)" }
        return all.values
            .filter { $0[0].kind != .neverHeld || $0.count == results.count }
            .compactMap { $0.min { $0.script.count < $1.script.count } }
            .sorted { $0.order < $1.order }
    }
}

extension String {
    /// The line of a missing part without the reason.
    fileprivate var subject: Substring {
        guard let colon = lastIndex(of: ":") else { return self[...] }
        return self[..<colon]
    }
}
