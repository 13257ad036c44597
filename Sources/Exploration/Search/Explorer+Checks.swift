/// Moves that are taken again.
extension Explorer {
    /// The way to the nearest move that was not taken again. Taking it again shows whether it
    /// depends on more than its state: once late in a long walk, and once on the shortest way from
    /// the start.
    func nextCheck() -> (way: SearchWay, number: Int)? {
        if checkedEdges != record.graph.edgeCount {
            let way = way(costOfStart: Self.longestWalk) { record.moveToCheck(1, of: $0) != nil }
            if let way { return (way, 1) }
            checkedEdges = record.graph.edgeCount
        }
        // The second check begins at the start.
        current = nil
        return way { record.moveToCheck(2, of: $0) != nil }.map { ($0, 2) }
    }

    /// Takes a move again for the first or the second time.
    func checkMove(_ number: Int) async {
        guard !isOver, let state = current,
            let offer = record.moveToCheck(number, of: state)
        else { return }
        record.noteCheck(offer)
        await take(offer, from: state)
    }
}
