extension Sequence {
    /// Returns the first element whose name has the smallest edit distance; nil if no distance is
    /// below `limit`.
    ///
    /// Only the first letters of long names are compared, so the cost is limited.
    package func nearest(to name: String, below limit: Int = .max, by names: (Element) -> String)
        -> Element?
    {
        let wanted = EditDistance(to: name)
        var best: (element: Element, distance: Int)?
        for element in self {
            let limit = best?.distance ?? limit
            guard let distance = wanted.from(names(element), below: limit) else { continue }
            best = (element, distance)
        }
        return best?.element
    }
}

extension Sequence<String> {
    /// Returns the name nearest to a mistyped one; the first if several are equally near. Nil if
    /// fewer than about half of the letters match.
    package func near(to name: String) -> String? {
        nearest(to: name, below: name.nearLimit) { $0 }
    }
}

extension String {
    /// The distance from which on another name is not near.
    package var nearLimit: Int { (count { $0 != "-" } + 1) / 2 + 1 }
}

/// The number of letters to insert, remove or replace to change one name into another.
struct EditDistance {
    /// The maximum number of letters that are compared.
    static let reach = 64

    private let target: [Unicode.Scalar]

    init(to target: String) {
        self.target = Array(target.unicodeScalars.prefix(Self.reach))
    }

    /// The distance from `name`; nil if it is not below `limit`.
    func from(_ name: String, below limit: Int) -> Int? {
        let letters = Array(name.unicodeScalars.prefix(Self.reach))
        guard abs(letters.count - target.count) < limit else { return nil }
        var row = Array(0...target.count)
        for (line, letter) in letters.enumerated() {
            var diagonal = row[0]
            row[0] = line + 1
            var least = row[0]
            for (column, wanted) in target.enumerated() {
                let replaced = diagonal + (letter == wanted ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = Swift.min(replaced, diagonal + 1, row[column] + 1)
                least = Swift.min(least, row[column + 1])
            }
            guard least < limit else { return nil }
        }
        return row[target.count] < limit ? row[target.count] : nil
    }
}
