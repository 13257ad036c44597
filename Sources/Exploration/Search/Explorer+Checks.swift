/// Moves that are taken again.
extension Explorer {
    /// The way to the nearest move that was not taken again. Taking it again shows whether it
    /// depends on more than its state: once late in a long walk, and once on the shortest way from
    /// the start.
    func nextCheck() -> (way: SearchWay, number: Int)? {
        var sources = [(state: start, cost: Self.longestWalk)]
        if let current { sources.append((current, 0)) }
        if checkedEdges != record.graph.edgeCount {
            if let way = way(from: sources, toCheck: 1) { return (way, 1) }
            checkedEdges = record.graph.edgeCount
        }
        current = nil
        return way(from: [(start, 0)], toCheck: 2).map { ($0, 2) }
    }

    private func way(from sources: [(state: Int, cost: Int)], toCheck number: Int) -> SearchWay? {
        ways.way(in: record.graph, from: sources) {
            record.moveToCheck(number, of: $0) != nil
        }
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
