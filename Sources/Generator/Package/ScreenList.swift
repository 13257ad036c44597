/// The text of the file that lists the screens, a line each.
package struct ScreenList {
    /// The line below which screens are listed ends with this.
    package static let mark = "static let all: [Listed] = ["

    private var lines: [String]
    private let first: Int

    /// Nil of a text that has no such line.
    package init?(_ bytes: [UInt8]) {
        let lines = String(decoding: bytes, as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard let mark = lines.firstIndex(where: { $0.trimmed.hasSuffix(Self.mark) }) else {
            return nil
        }
        self.lines = lines
        first = mark + 1
    }

    package var bytes: [UInt8] { Array(lines.joined(separator: "\n").utf8) }

    /// The names of the members that are listed.
    package var members: Set<Substring> { Set(lines[entries].compactMap(\.entry)) }

    /// Lists screens by the names of their members, each before the first that comes after it; those
    /// that are listed, in whatever way, stay where they are.
    package mutating func add(_ members: some Sequence<String>) {
        let known = self.members.union(lines[entries].flatMap(\.namedOtherwise))
        var rest = members.filter { !known.contains($0[...]) }.sorted()[...]
        var listed: [String] = []
        for line in lines[entries] {
            while let next = rest.first, let entry = line.entry, next < entry {
                listed.append(Self.line(rest.removeFirst()))
            }
            listed.append(line)
        }
        lines.replaceSubrange(entries, with: listed + rest.map(Self.line))
    }

    /// Takes screens off the list.
    package mutating func remove(_ members: Set<String>) {
        let rest = lines[entries].filter { line in
            line.entry.map { !members.contains(String($0)) } ?? true
        }
        lines.replaceSubrange(entries, with: rest)
    }

    /// The first of these members that a line names in another way than an entry does.
    package func firstNamed(otherThanByEntry members: Set<String>) -> String? {
        lines[entries].flatMap(\.namedOtherwise).map(String.init).first(where: members.contains)
    }

    private var entries: Range<Int> {
        let end = lines[first...].firstIndex { $0.trimmed == "]" } ?? lines.endIndex
        return first..<end
    }

    private static func line(_ member: String) -> String { "        .\(member)," }
}

extension String {
    /// What an entry of the list names; nil of another line.
    fileprivate var entry: Substring? {
        let text = trimmed
        guard text.first == ".", text.last == "," else { return nil }
        let name = text.dropFirst().dropLast()
        return name.allSatisfy { $0.isLetter || $0.isNumber } ? name : nil
    }

    /// The members that a line names which is no entry, as in `.orders.hidden` or `Listed.orders`. What a
    /// comment says is left out.
    fileprivate var namedOtherwise: [Substring] {
        if entry != nil { return [] }
        let code = firstRange(of: "//").map { self[..<$0.lowerBound] } ?? self[...]
        let words = code.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
        return words.compactMap { word in
            let parts = word.split(separator: ".", omittingEmptySubsequences: false)
            return parts.count > 1 && ["", "Listed"].contains(parts[0]) ? parts[1] : nil
        }
    }

    fileprivate var trimmed: Substring {
        var text = self[...]
        while text.first == " " || text.first == "\t" { text.removeFirst() }
        while text.last == " " || text.last == "\t" || text.last == "\r" { text.removeLast() }
        return text
    }
}
