/// The states with open moves, and their distances from the start.
struct Frontier {
    /// States whose numbers of steps from the start differ by less are equally near.
    private static let layer: Int32 = 4

    /// For each state: it has no open move any more that was tried so many times or less.
    private var spent: [Int32] = []

    /// For each state: the fewest steps from the start, as far as it is known.
    private var depths: [Int32] = []

    /// The number of steps from the start up to which states are near.
    private var depth: Int32 = 0

    /// Adds a state.
    mutating func add() {
        spent.append(-1)
        depths.append(.max)
    }

    /// Notes a step to a state; nil for the start of the app.
    mutating func noteWay(to target: Int, from source: Int?) {
        depths[target] = min(depths[target], source.map { depths[$0] + 1 } ?? 0)
    }

    /// Notes that a state has another move.
    mutating func reopen(_ state: Int) { spent[state] = -1 }

    /// Returns whether a state has an open move that was tried at most so many times. Once it has
    /// none, it has one again only after a step that can be undone.
    mutating func hasMove(_ state: Int, upToTries tries: Int, in record: SearchRecord) -> Bool {
        if spent[state] >= Int32(clamping: tries) { return false }
        if record.bestMove(of: state, upToTries: tries) != nil { return true }
        spent[state] = Int32(clamping: tries)
        return false
    }

    func isNear(_ state: Int) -> Bool { depths[state] <= depth }

    /// Makes more states near. Returns false if none of those that are not has such a move.
    mutating func widen(upToTries tries: Int, in record: SearchRecord) -> Bool {
        let open = record.graph.all.filter { hasMove($0, upToTries: tries, in: record) }
        guard let next = open.map({ depths[$0] }).filter({ $0 > depth }).min() else { return false }
        depth = next + Self.layer - 1
        return true
    }
}
