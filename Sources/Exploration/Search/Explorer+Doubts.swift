/// States that may not be left.
extension Explorer {
    /// The way to the nearest open move of a state that could not be left without it.
    func nextDoubt() -> SearchWay? {
        while record.kinds.open > 0, !doubts.areTried(in: record) {
            doubts.update(record)
            if let way = way(to: { doubts.hasMove($0, in: record) }) { return way }
            doubts.noteEnd()
        }
        return nil
    }

    func tryDoubt() async {
        guard !isOver, let state = current, doubts.hasMove(state, in: record),
            let place = record.bestUserMove(of: state)
        else { return }
        let known = record.graph.count
        await take(record.takeMove(at: place, of: state), from: state)
        doubts.note(current, after: state, in: record.graph, known: known)
    }
}
