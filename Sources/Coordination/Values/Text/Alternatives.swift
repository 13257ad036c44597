extension [String] {
    /// The words as a choice: 'a', 'b' or 'c'.
    package var alternatives: String { quoted(joinedBy: " or ") }

    /// The words as a list: 'a', 'b' and 'c'.
    package var enumerated: String { quoted(joinedBy: " and ") }

    private func quoted(joinedBy last: String) -> String {
        let quoted = map { "'\($0)'" }
        guard let end = quoted.last, quoted.count > 1 else { return quoted.joined() }
        return quoted.dropLast().joined(separator: ", ") + last + end
    }
}

extension Array where Element: Hashable {
    /// The elements without repetitions, in the order of their first occurrences.
    package var withoutRepetitions: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
