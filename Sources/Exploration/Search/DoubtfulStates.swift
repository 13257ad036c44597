import WaylineRouting

/// The states that a user cannot leave, or not for home, unless an open move of a kind that has
/// never led out does so. When all else was tried, a search tries their open moves.
struct DoubtfulStates {
    /// The smallest number of tries that is allowed.
    private static let fewestTries = 200

    /// States that could not be left, or not for this home.
    private struct Doubt {
        /// Nil for states that could not be left at all.
        let home: Set<RouteName>?
        var states: Set<Int>

        /// Returns whether a step from one path to another leads out of the states.
        func isLeft(from source: [RouteName], to target: [RouteName]) -> Bool {
            guard let home else { return target != source }
            return target.last.map(home.contains) ?? false
        }
    }

    private let homes: Set<RouteName>
    private var doubts: [Doubt] = []

    /// True if a try has led out of the states.
    private var isOutdated = true

    /// True if all of their moves were tried.
    private var isTried = false

    /// The number of edges when the states were found.
    private var edgeCount = 0
    private var tries = 0

    /// The number of tries that is allowed: the number of edges before the first one, but at least
    /// `fewestTries`. Nil before it.
    private var mostTries: Int?

    init(homes: Set<RouteName>) { self.homes = homes }

    /// Returns whether all of the moves were tried, and no edge was added since.
    func areTried(in record: SearchRecord) -> Bool {
        isTried && edgeCount == record.graph.edgeCount
    }

    /// Finds the states again, if a try has led out of them, or if all of their moves were tried.
    mutating func update(_ record: SearchRecord) {
        guard isOutdated || isTried else { return }
        let parts = ClosedParts(of: record, homes: homes, hope: .kinds(triedLessThan: 0))
        doubts =
            [Doubt(home: nil, states: parts.dead)]
            + parts.lost.map { Doubt(home: $0.home, states: $0.states) }
        edgeCount = record.graph.edgeCount
        (isOutdated, isTried) = (false, false)
        mostTries = mostTries ?? max(Self.fewestTries, edgeCount)
    }

    /// Notes that no move is left to try.
    mutating func noteEnd() { isTried = true }

    /// Returns whether a doubtful state has an open move of the user, and a try is allowed.
    func hasMove(_ state: Int, in record: SearchRecord) -> Bool {
        tries < mostTries ?? 0 && doubts.contains { $0.states.contains(state) }
            && record.bestUserMove(of: state) != nil
    }

    /// Notes a try that has led to a state. It is new if it is not among the first `known` states.
    mutating func note(
        _ landing: Int?, after source: Int, in graph: StateGraph, known: Int
    ) {
        tries += 1
        guard let landing, landing != source else { return }
        let (from, to) = (graph[source].path, graph[landing].path)
        for index in doubts.indices where doubts[index].states.contains(source) {
            if doubts[index].states.contains(landing) { continue }
            if landing >= known && !doubts[index].isLeft(from: from, to: to) {
                doubts[index].states.insert(landing)
            } else {
                isOutdated = true
            }
        }
    }
}
