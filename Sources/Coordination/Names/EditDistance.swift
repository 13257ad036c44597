/// How many letters must be put in, taken out or replaced to make one name of another.
struct EditDistance {
    /// How much of a name is looked at.
    static let reach = 64

    private let target: [Unicode.Scalar]

    init(to target: String) {
        self.target = Array(target.unicodeScalars.prefix(Self.reach))
    }

    /// The distance from `name`; nil if it is not below `limit`, which is often known early.
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
