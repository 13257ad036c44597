/// Rows that move by one in the next frame, as those of a list that scrolls.
struct FrameScroll {
    /// The row that leaves the screen.
    let deleted: Int

    /// The row that comes, on the other side of the rows that move.
    let inserted: Int

    /// The least number of rows that are moved. Fewer are written again.
    static let fewestRows = 4

    /// Finds the moved rows among those that have changed. Returns nil if few have moved.
    init?(of changed: [Int], from old: Frame, to new: Frame) {
        guard changed.count >= Self.fewestRows else { return nil }
        let moves = [1, -1].map { step in
            (step, rows: changed.filter { new.row(at: $0).isEqual(toRowAt: $0 + step, of: old) })
        }
        guard let (step, rows) = moves.max(by: { $0.rows.count < $1.rows.count }),
            rows.count >= Self.fewestRows, let first = rows.first, let last = rows.last,
            last < old.rows.count
        else { return nil }
        (deleted, inserted) = step > 0 ? (first, last + 1) : (last, first - 1)
    }
}

extension FrameRow {
    /// Returns whether `frame` has an equal row at `index`.
    fileprivate func isEqual(toRowAt index: Int, of frame: Frame) -> Bool {
        frame.rows.indices.contains(index) && isEqual(to: frame.rows[index])
    }
}
