/// The rows that do not keep their limit yet, each with the ratio it has reached.
package struct KnownShortfalls {
    private var ratios: [String: Double] = [:]

    /// Reads lines of `row name | ratio`. Ignores empty lines and lines that begin with `#`.
    package init(parsing text: String) throws(KnownShortfallsError) {
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
            .enumerated()
        {
            let line = trimmed(line)
            guard !line.isEmpty, !line.hasPrefix("#") else { continue }
            guard let bar = line.lastIndex(of: "|"), bar > line.startIndex,
                let ratio = Double(trimmed(line[line.index(after: bar)...])), ratio > 0
            else { throw .malformed(line: index + 1, text: line) }
            let name = trimmed(line[..<bar])
            guard ratios.updateValue(ratio, forKey: name) == nil else {
                throw .repeated(line: index + 1, name: name)
            }
        }
    }

    /// The ratio noted for the row called `name`, if it is known to fall short.
    package func ratio(of name: String) -> Double? {
        ratios[name]
    }

    /// The names in this list that none of `rows` has.
    package func strangers(to rows: [String]) -> [String] {
        Set(ratios.keys).subtracting(rows).sorted()
    }
}

private func trimmed(_ text: Substring) -> String {
    let start = text.drop { $0.isWhitespace }
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
}

extension Substring {
    fileprivate init(_ text: String) {
        self = text[...]
    }
}
