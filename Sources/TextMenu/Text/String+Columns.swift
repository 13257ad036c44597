extension String {
    /// How many columns of a terminal the printable form of the text takes.
    ///
    /// A combining mark takes none, wide East Asian characters and emoji take two, and what Unicode
    /// calls ambiguous takes one.
    public var columns: Int {
        if isPlain { return utf8.count }
        return PrintedCharacters(self).reduce(0) { $0 + $1.columns }
    }
}

extension Character {
    /// How many columns of a terminal its printable form takes.
    public var columns: Int { String(self).columns }
}
