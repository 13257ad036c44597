extension LinkPattern {
    /// What it costs to leave a segment out or to add one. To replace it costs up to both.
    fileprivate static let segmentCost = 16

    /// How much of a path to change until the pattern takes it: segments, and letters in them.
    func distance(to segments: [String]) -> Int {
        let cost = LinkPattern.segmentCost
        var row = segments.indices.map { $0 * cost } + [segments.count * cost]
        for (line, element) in path.enumerated() {
            var diagonal = row[0]
            row[0] = (line + 1) * cost
            for (column, segment) in segments.enumerated() {
                let replaced = diagonal + element.distance(to: segment)
                diagonal = row[column + 1]
                row[column + 1] = min(replaced, diagonal + cost, row[column] + cost)
            }
        }
        return (tail == nil ? row.last : row.min()) ?? 0
    }

    /// How many captures do not take their segment of a path that has the pattern's form.
    func misfits(among segments: [String]) -> Int {
        zip(path, segments).count { $0.distance(to: $1) > 0 }
    }
}

extension LinkPattern.PathElement {
    /// A capture of another type is nearest; of a literal it counts what both begin and end with.
    fileprivate func distance(to segment: String) -> Int {
        switch self {
        case .capture(_, let type): type.takes(segment) ? 0 : 1
        case .literal(let literal) where literal == segment: 0
        case .literal(let literal): literal.difference(from: segment)
        }
    }
}

extension String {
    /// The share of the letters that are not in the same start or end, as a cost above that of a
    /// wrong type. It takes a time that grows with the shorter of the two.
    fileprivate func difference(from other: String) -> Int {
        let shorter = min(utf8.count, other.utf8.count)
        let longer = max(utf8.count, other.utf8.count)
        let start = zip(utf8, other.utf8).prefix { $0 == $1 }.count
        let end = zip(utf8.reversed(), other.utf8.reversed()).prefix { $0 == $1 }.count
        let changed = longer - min(shorter, start + end)
        return max(2, 2 * LinkPattern.segmentCost * changed / longer)
    }
}
