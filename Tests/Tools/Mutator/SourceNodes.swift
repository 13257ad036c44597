/// Nodes that follow each other: a statement, an expression, or a part of one.
typealias SourceNodes = ArraySlice<SourceNode>

extension SourceNodes {
    var bytes: Range<Int> {
        (first?.bytes.lowerBound ?? 0)..<(last?.bytes.upperBound ?? 0)
    }

    /// The statements. Each begins on a line of its own, or behind a semicolon.
    var statements: [SourceNodes] {
        var (found, start) = ([SourceNodes](), startIndex)
        for index in indices.dropFirst() {
            let isEnd = self[index - 1].text == ";"
            guard isEnd || self[index].startsLine && !continues(at: index) else { continue }
            found.append(self[start..<(isEnd ? index - 1 : index)])
            start = index
        }
        return isEmpty ? [] : found + [self[start...]]
    }

    /// Returns whether the statement goes on at this node, the first of its line.
    private func continues(at index: Int) -> Bool {
        let (node, last) = (self[index], self[index - 1])
        let signs: Set = [".", ":", ",", "{"]
        let words: Set = ["where", "else", "catch", "throws", "async", "in"]
        let heads: Set = ["guard", "if", "while", ","]
        return signs.contains(node.text) || words.contains(node.text) || heads.contains(last.text)
            || node.isOperator && node.spaceAfter || last.isOperator && last.spaceBefore
            || last.text.hasPrefix("@")
    }

    /// The parts between commas. Those in brackets and in `<…>` do not count.
    var parts: [SourceNodes] {
        var (found, start, depth) = ([SourceNodes](), startIndex, 0)
        for index in indices {
            depth += self[index].angleDepth
            guard self[index].text == ",", depth <= 0 else { continue }
            found.append(self[start..<index])
            start = index + 1
        }
        return start == endIndex ? found : found + [self[start...]]
    }

    /// The parts between binary operators of these names.
    func split(at operators: String...) -> [SourceNodes] {
        split(omittingEmptySubsequences: false) { $0.isBinary && operators.contains($0.text) }
    }

    /// The first node of this text that stands alone, e.g. a binary operator.
    func firstAlone(_ texts: String...) -> Int? {
        firstIndex {
            $0.spaceBefore && $0.spaceAfter && $0.inside == nil && texts.contains($0.text)
        }
    }

    /// The first pair of these brackets.
    func firstGroup(_ bracket: String) -> Int? {
        firstIndex { $0.inside != nil && $0.text == bracket }
    }

    func begins(with words: String...) -> Bool {
        first.map { words.contains($0.text) } ?? false
    }

    /// The colon between the key and the value of a map.
    var colonOfMap: Int? { firstIndex { $0.text == ":" && !$0.spaceBefore } }

    /// The nodes without `label:` before them.
    var unlabelled: SourceNodes {
        guard let first, first.isWord, let colon = dropFirst().first,
            colon.text == ":", !colon.spaceBefore
        else { return self }
        return dropFirst(2)
    }

    /// The nodes without these words before them, and without `?` after `try`.
    var withoutEffects: SourceNodes {
        guard begins(with: "try", "await", "return") else { return self }
        let rest = dropFirst()
        return rest.begins(with: "?", "!") && rest.first?.spaceBefore == false
            ? rest.dropFirst().withoutEffects : rest.withoutEffects
    }

    /// The nodes without attributes and modifiers before a declaration.
    var withoutModifiers: SourceNodes {
        let modifiers: Set = [
            "public", "package", "internal", "private", "fileprivate", "static", "final",
            "override",
            "nonisolated", "lazy", "weak", "unowned", "mutating", "convenience", "required",
            "indirect", "isolated",
        ]
        guard let first, modifiers.contains(first.text) || first.text.hasPrefix("@") else {
            return self
        }
        let rest = dropFirst()
        let hasValue = rest.first.map { $0.text == "(" && !$0.spaceBefore } ?? false
        return (hasValue ? rest.dropFirst() : rest).withoutModifiers
    }

    /// True for names joined by dots, e.g. `viewModel.name.value`.
    var isPath: Bool {
        guard let first, first.isWord || first.text.hasPrefix("$") else { return false }
        return zip(dropFirst(), dropFirst(2)).allSatisfy { $0.text == "." || $1.text == "." }
            && allSatisfy {
                $0.isWord || $0.isNumber || ["."].contains($0.text) || $0.text.hasPrefix("$")
            }
    }

    /// True for `Type(…)`, `Type<…>(…)` and `.init(…)`: values without another value that is known.
    var isConstruction: Bool {
        guard let call = firstGroup("(") ?? firstGroup("{") else { return false }
        let name = self[..<call]
        if name.count == 2, name.begins(with: "."), name.last?.text == "init" { return true }
        guard let first = name.first?.text.first, first.isUppercase || first == "[" else {
            return false
        }
        return !name.contains { $0.text == "." } && self[call...].allSatisfy { $0.text != "." }
    }
}
