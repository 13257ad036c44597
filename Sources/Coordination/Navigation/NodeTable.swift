/// Nodes by the numbers of their entries or flows.
///
/// New numbers are greater than all before, and what came last leaves first. So the rows are kept
/// in the order of their numbers: to add, find or remove the last one costs the same in a table of
/// any size.
struct NodeTable<Node: AnyObject>: Sequence {
    typealias Row = (number: Int, node: Node)

    private var rows: [Row] = []

    subscript(number: Int) -> Node? {
        index(of: number).map { rows[$0].node }
    }

    func contains(_ number: Int) -> Bool {
        index(of: number) != nil
    }

    func makeIterator() -> IndexingIterator<[Row]> {
        rows.makeIterator()
    }

    mutating func insert(_ node: Node, at number: Int) {
        if let last = rows.last, last.number > number {
            rows.insert((number, node), at: place(of: number))
        } else {
            rows.append((number, node))
        }
    }

    mutating func remove(_ number: Int) {
        if let index = index(of: number) { rows.remove(at: index) }
    }

    private func index(of number: Int) -> Int? {
        guard let last = rows.last, number <= last.number else { return nil }
        if last.number == number { return rows.count - 1 }
        let index = place(of: number)
        return rows[index].number == number ? index : nil
    }

    /// The index of the first row whose number is not smaller.
    private func place(of number: Int) -> Int {
        var (low, high) = (0, rows.count)
        while low < high {
            let middle = (low + high) / 2
            if rows[middle].number < number { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
