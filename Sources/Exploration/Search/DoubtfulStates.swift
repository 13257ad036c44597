import WaylineRouting

/// The states that a user cannot leave, or not for home, unless an open move of a kind that has
/// never led out does so. When all else was tried, a search tries their open moves.
struct DoubtfulStates {
    /// The smallest number of tries that is allowed.
    private static let fewestTries = 200

    private var states: Set<Int> = []

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

    /// Returns whether all of the moves were tried, and no edge was added since.
    func areTried(in record: SearchRecord) -> Bool {
        isTried && edgeCount == record.graph.edgeCount
    }

    /// Finds the states again, if a try has led out of them, or if all of their moves were tried.
    mutating func update(_ record: SearchRecord) {
        guard isOutdated || isTried else { return }
        let parts = ClosedParts(of: record, homes: record.homes, hope: .kinds(triedLessThan: 0))
        (states, edgeCount) = (parts.states, record.graph.edgeCount)
        (isOutdated, isTried) = (false, false)
        mostTries = mostTries ?? max(Self.fewestTries, edgeCount)
    }

    /// Notes that no move is left to try.
    mutating func noteEnd() { isTried = true }

    /// Returns whether a doubtful state has an open move of the user, and a try is allowed.
    func hasMove(_ state: Int, in record: SearchRecord) -> Bool {
        tries < mostTries ?? 0 && states.contains(state)
            && record.bestUserMove(of: state) != nil
    }

    /// Notes a try that has led to a state. It is new if it is not among the first `known` states.
    mutating func note(
        _ landing: Int?, after source: Int, in record: SearchRecord, known: Int
    ) {
        tries += 1
        let (graph, homes) = (record.graph, record.homes)
        guard let landing, landing != source else { return }
        let (isNew, path) = (landing >= known, graph[landing].path)
        let isAtHome = path.last.map { last in homes.contains { $0.contains(last) } } ?? false
        let stays = !isAtHome && (!homes.isEmpty || path == graph[source].path)
        if isNew && stays { states.insert(landing) }
        if !states.contains(landing) { isOutdated = true }
    }
}
