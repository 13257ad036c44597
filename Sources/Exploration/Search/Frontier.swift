/// The states that may have open moves.
struct Frontier {
    /// For each state: it has no open move any more that was tried so many times or less.
    private var spent: [Int32] = []

    mutating func addState() { spent.append(-1) }

    /// Notes that a state may have another open move.
    mutating func reopen(_ state: Int) { spent[state] = -1 }

    mutating func reopenAll() { spent = spent.map { _ in -1 } }

    /// Returns whether a state has an open move that was tried at most so many times. Once it has
    /// none, it has one again only after it is reopened.
    mutating func hasMove(_ state: Int, upToTries tries: Int, in record: SearchRecord) -> Bool {
        if spent[state] >= Int32(clamping: tries) { return false }
        if record.bestMove(of: state, upToTries: tries) != nil { return true }
        spent[state] = Int32(clamping: tries)
        return false
    }
}
