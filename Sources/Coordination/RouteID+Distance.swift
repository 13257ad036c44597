extension RouteID {
    /// How many characters to insert, delete or replace to make `other` of this name.
    func distance(to other: RouteID) -> Int {
        var row = Array(0...other.rawValue.count)
        for (line, character) in rawValue.enumerated() {
            var diagonal = row[0]
            row[0] = line + 1
            for (column, candidate) in other.rawValue.enumerated() {
                let replaced = diagonal + (character == candidate ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
            }
        }
        return row[other.rawValue.count]
    }
}
