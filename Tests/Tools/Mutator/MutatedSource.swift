/// A source with a switch for each of its mutants. It has as many lines as the original.
///
/// It reads the layout of swift-format: one statement a line, and spaces around binary operators.
package struct MutatedSource {
    package private(set) var mutants: [Mutant] = []
    package private(set) var skipped: [SkippedLine] = []

    /// The names of constants that are declared without a value.
    var unset: Set<String> = []

    private let file: String
    private let first: Int
    private let source: [UInt8]
    private var switches: [Switch] = []

    /// Finds the mutants of a source if `isMutated` is true. The first has the number `first`.
    package init(_ source: String, file: String, first: Int = 1, isMutated: Bool = true) {
        self.file = file
        self.first = first
        self.source = Array(source.utf8)
        if isMutated { readMembers(SourceReader.nodes(of: source)[...]) }
    }

    /// The source with all switches but those of mutants that do not compile.
    package func text(without refused: Set<Int> = []) -> String {
        let kept = switches.filter { refused.isDisjoint(with: $0.numbers) }
        var insertions: [(place: Int, isSuffix: Bool, order: Int, text: String)] = []
        for (order, item) in kept.enumerated() {
            let length = item.bytes.count
            insertions.append((item.bytes.lowerBound, false, -length * 10_000 + order, item.prefix))
            insertions.append((item.bytes.upperBound, true, length * 10_000 - order, item.suffix))
        }
        insertions.sort {
            ($0.place, $0.isSuffix ? 0 : 1, $0.order) < ($1.place, $1.isSuffix ? 0 : 1, $1.order)
        }
        var (text, place) = ("", 0)
        for insertion in insertions {
            text +=
                String(decoding: source[place..<insertion.place], as: UTF8.self) + insertion.text
            place = insertion.place
        }
        text += String(decoding: source[place...], as: UTF8.self)
        return mutants.isEmpty ? text : "public import Mutants; " + text
    }

    /// The numbers of the mutants whose switches are on the line, or else of those around it.
    package func numbers(atLine line: Int) -> [Int] {
        let lines = { (item: Switch) in
            let start = lineNumber(item.bytes.lowerBound)
            return start...lineNumber(item.bytes.upperBound)
        }
        let around = switches.filter { lines($0).contains(line) }
        let starting = around.filter { lines($0).lowerBound == line }
        let innermost = around.min { $0.bytes.count < $1.bytes.count }.map { [$0] } ?? []
        return (starting.isEmpty ? innermost : starting).flatMap(\.numbers)
    }

    private func lineNumber(_ place: Int) -> Int {
        1 + source[..<place].count { $0 == 10 }
    }
}

// The switches are added here only.
extension MutatedSource {
    /// The source text of these nodes, on one line.
    func excerpt(_ nodes: SourceNodes) -> String {
        String(decoding: source[nodes.bytes], as: UTF8.self)
            .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    mutating func skip(_ nodes: SourceNodes, because reason: String) {
        guard let line = nodes.first?.line else { return }
        skipped.append(
            SkippedLine(file: file, line: line, text: excerpt(nodes), reason: reason))
    }

    private mutating func add(
        _ sort: Mutant.Sort, _ nodes: SourceNodes, _ befores: [SourceNodes], to afters: [String],
        switchedBy code: (Int) -> (String, String)
    ) {
        let number = first + mutants.count
        let statement = switches.last { $0.isStatement && $0.bytes.contains(nodes.bytes) }
        for (offset, before) in befores.enumerated() {
            mutants.append(
                Mutant(
                    number: number + offset, sort: sort, file: file, line: before.first?.line ?? 0,
                    place: before.bytes, before: excerpt(before),
                    after: afters[min(offset, afters.count - 1)],
                    statement: statement?.numbers.lowerBound))
        }
        let (prefix, suffix) = code(number)
        switches.append(
            Switch(
                bytes: nodes.bytes, prefix: prefix, suffix: suffix,
                numbers: number..<number + befores.count, isStatement: sort == .statement))
    }

    /// Leaves out a statement.
    mutating func leaveOut(_ nodes: SourceNodes) {
        add(.statement, nodes, [nodes], to: ["left out"]) { ("if !Mutants.isOn(\($0)) { ", " }") }
    }

    /// Changes the value of an expression.
    mutating func change(_ nodes: SourceNodes, _ sort: Mutant.Sort, to after: String) {
        add(sort, nodes, [nodes], to: [after]) { ("Mutants.value(\($0), ", ")") }
    }

    /// Changes the value of an expression in two ways.
    mutating func swap(_ nodes: SourceNodes) {
        add(.value, nodes, [nodes, nodes], to: ["another value", "a third value"]) {
            ("Mutants.either(\($0), ", ")")
        }
    }

    /// Inverts a Boolean expression.
    mutating func invert(_ nodes: SourceNodes) {
        add(.condition, nodes, [nodes], to: ["inverted"]) { ("(Mutants.isOn(\($0)) != (", "))") }
    }

    /// Compares with another operator.
    mutating func moveLimit(_ nodes: SourceNodes, at sign: Int, to text: String) {
        let (left, right) = (excerpt(nodes[..<sign]), excerpt(nodes[(sign + 1)...]))
        let other = "\(left) \(text) \(right)"
        add(.limit, nodes, [nodes], to: [other]) { ("(Mutants.isOn(\($0)) ? \(other) : ", ")") }
    }

    /// Leaves out each element of a list.
    mutating func leaveOutElements(_ elements: [SourceNodes], of list: SourceNodes) {
        add(.element, list, elements, to: ["left out"]) { ("Mutants.list(\($0), ", ")") }
    }
}
