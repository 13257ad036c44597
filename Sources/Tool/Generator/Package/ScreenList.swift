/// The file that lists the screens, or their previews, one on each line.
struct ScreenList {
    /// The end of the line above the list.
    static let mark = "static let all: [Listed] = ["

    /// The end of the line above the list in the file that lists the previews.
    static let markOfPreviews = "static let all: [[Preview]] = ["

    /// The line below the list.
    static let end = "]"

    private var lines: [String]
    private var entries: Range<Int>

    /// Reads the file; nil if it has no list.
    init?(_ bytes: [UInt8]) {
        guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
        let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
            .map { String($0) }
        let marks = [Self.mark, Self.markOfPreviews]
        guard
            let mark = lines.firstIndex(where: { marks.contains(where: $0.trimmed.hasSuffix) }),
            let end = lines[mark...].firstIndex(where: { $0.trimmed == Self.end })
        else { return nil }
        self.lines = lines
        entries = mark + 1..<end
    }

    var bytes: [UInt8] { Array(lines.joined(separator: "\n").utf8) }

    /// The names of the members that are listed.
    var members: Set<Substring> { Set(lines[entries].compactMap(\.entry)) }

    /// Adds screens by the names of their members, each before the first entry that follows in
    /// order. Screens that the list has already stay in place.
    mutating func add(_ members: some Sequence<String>) {
        let known = self.members.union(lines[entries].flatMap(\.namedOtherwise))
        var rest = members.filter { !known.contains($0[...]) }.sorted()[...]
        var listed: [String] = []
        for line in lines[entries] {
            while let next = rest.first, let entry = line.entry, next < entry {
                listed.append(newLine(rest.removeFirst()))
            }
            listed.append(line)
        }
        // Nothing can follow an entry without a comma.
        let last = lines[entries].map(\.code.trimmed).last { !$0.isEmpty }
        let new = rest.map(newLine)
        replace(with: last?.last ?? "," == "," ? listed + new : new + listed)
    }

    /// Removes screens from the list.
    mutating func remove(_ members: Set<String>) {
        let rest = lines[entries].filter { line in
            line.entry.map { !members.contains(String($0)) } ?? true
        }
        replace(with: rest)
    }

    /// Returns the first of these members that a line names without being an entry.
    func firstNamed(otherThanByEntry members: Set<String>) -> String? {
        lines[entries].flatMap(\.namedOtherwise).map(String.init).first(where: members.contains)
    }

    private mutating func replace(with new: [String]) {
        lines.replaceSubrange(entries, with: new)
        entries = entries.lowerBound..<entries.lowerBound + new.count
    }

    /// Returns a line with the indentation of the other entries, or of the list.
    private func newLine(_ member: String) -> String { "\(indentation).\(member)," }

    private var indentation: Substring {
        if let line = lines[entries].first(where: { $0.entry != nil }) { return line.indentation }
        let own = lines[entries.lowerBound - 1].indentation
        return own.isEmpty ? "    " : own + own
    }
}

extension String {
    /// The member that an entry of the list names; nil for another line.
    fileprivate var entry: Substring? {
        let text = trimmed
        guard text.first == ".", text.last == "," else { return nil }
        let name = text.dropFirst().dropLast()
        return name.allSatisfy { $0.isLetter || $0.isNumber } ? name : nil
    }

    /// The members in a line that is not an entry, as in `.orders.hidden` or `Listed.orders`,
    /// without comments.
    fileprivate var namedOtherwise: [Substring] {
        if entry != nil { return [] }
        let words = code.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
        return words.compactMap { word in
            let parts = word.split(separator: ".", omittingEmptySubsequences: false)
            return parts.count > 1 && ["", "Listed"].contains(parts[0]) ? parts[1] : nil
        }
    }

    /// The line without its comment.
    fileprivate var code: String {
        firstRange(of: "//").map { String(self[..<$0.lowerBound]) } ?? self
    }

    fileprivate var indentation: Substring { prefix { $0 == " " || $0 == "\t" } }

    fileprivate var trimmed: Substring {
        var text = self[...]
        while text.first == " " || text.first == "\t" { text.removeFirst() }
        while text.last == " " || text.last == "\t" || text.last == "\r" { text.removeLast() }
        return text
    }
}
