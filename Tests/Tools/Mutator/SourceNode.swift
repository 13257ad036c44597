import WaylineGenerator

/// A word, a number, a literal or a sign of a Swift source, or a pair of brackets with what stands
/// in it.
struct SourceNode {
    /// The text; of a pair of brackets, the one that opens.
    let text: String

    /// The range in the source, in bytes, with both brackets.
    let bytes: Range<Int>
    let line: Int
    let startsLine: Bool

    /// True if white space stands before it, and after it.
    let spaceBefore: Bool
    var spaceAfter = false

    /// The nodes between the brackets; nil if this is no pair of brackets.
    var inside: [SourceNode]?

    var isWord: Bool {
        text.utf8.first.map { $0 | 0x20 }.map { 97...122 ~= $0 || $0 == 0x7F || $0 == 96 } ?? false
    }

    var isNumber: Bool { text.utf8.first.map { 48...57 ~= $0 } ?? false }

    var isString: Bool { text.hasPrefix("\"") || text.hasPrefix("#\"") }

    var isOperator: Bool {
        inside == nil && text.utf8.allSatisfy { SourceReader.operators.contains($0) }
    }

    /// True for an operator with two operands: the layout has space on both sides of it.
    var isBinary: Bool { isOperator && spaceBefore && spaceAfter }
}

extension SourceNode {
    /// The number of `<` of a generic type it opens; negative if it closes some.
    var angleDepth: Int {
        guard isOperator, !spaceBefore else { return 0 }
        return text.count { $0 == "<" } - text.count { $0 == ">" }
    }
}

/// Reads a source into a tree of brackets.
struct SourceReader {
    static let operators = Set("/=-+!*%<>&|^~?".utf8)
    private static let pairs = ["(": ")", "[": "]", "{": "}"]

    private let source: [UInt8]
    private var flat: [SourceNode] = []
    private var place = 0

    static func nodes(of source: String) -> [SourceNode] {
        var reader = SourceReader(source: Array(source.utf8))
        return reader.level(until: nil).nodes
    }

    private init(source: [UInt8]) {
        self.source = source
        let ranges = source.withUnsafeBufferPointer { buffer in
            var (tokens, ranges) = (SwiftTokens(buffer), [Range<Int>]())
            while let token = tokens.next() { ranges.append(Self.whole(token, buffer)) }
            return ranges
        }
        var (line, counted) = (1, 0)
        for range in joined(ranges) {
            let start = flat.last?.bytes.upperBound ?? 0
            let breaks = source[counted..<range.lowerBound].count { $0 == 10 }
            line += breaks
            counted = range.lowerBound
            let startsLine = flat.isEmpty || source[start..<range.lowerBound].contains(10)
            if !flat.isEmpty { flat[flat.count - 1].spaceAfter = start < range.lowerBound }
            flat.append(
                SourceNode(
                    text: String(decoding: source[range], as: UTF8.self), bytes: range, line: line,
                    startsLine: startsLine, spaceBefore: flat.isEmpty || start < range.lowerBound))
        }
    }

    /// Adds the quotation marks and the backticks, which a token is without.
    private static func whole(
        _ token: SwiftToken, _ source: UnsafeBufferPointer<UInt8>
    ) -> Range<Int> {
        let marks: Set<UInt8>
        switch token.kind {
        case .text: marks = [34, 35]
        case .word: marks = [96]
        case .sign: return token.bytes
        }
        var (start, end) = (token.bytes.lowerBound, token.bytes.upperBound)
        while start > 0, marks.contains(source[start - 1]) { start -= 1 }
        while end < source.count, marks.contains(source[end]) { end += 1 }
        return start..<end
    }

    /// Joins the signs of an operator, the parts of a number, and `$` or `@` with its word.
    private func joined(_ ranges: [Range<Int>]) -> [Range<Int>] {
        ranges.reduce(into: []) { joined, range in
            guard let last = joined.last, last.upperBound == range.lowerBound, !last.isEmpty,
                belongTogether(last, range)
            else { return joined.append(range) }
            joined[joined.count - 1] = last.lowerBound..<range.upperBound
        }
    }

    private func belongTogether(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
        let (first, last, next) = (
            source[left.lowerBound], source[left.upperBound - 1], source[right.lowerBound]
        )
        let isDigit = { (byte: UInt8) in 48...57 ~= byte }
        let dot = UInt8(ascii: ".")
        if first == UInt8(ascii: "$") || first == UInt8(ascii: "@") || first == UInt8(ascii: "#") {
            return left.count == 1 && !Self.operators.contains(next) && next != UInt8(ascii: "(")
        }
        if last == dot, next == dot { return true }
        if first == dot, left.count > 1 { return next == UInt8(ascii: "<") }
        if isDigit(first) {
            let follows = right.upperBound < source.count && isDigit(source[right.upperBound])
            return next == dot ? follows : last == dot && isDigit(next)
        }
        return Self.operators.contains(last) && Self.operators.contains(next)
    }

    /// Reads the nodes up to the bracket that closes.
    private mutating func level(until end: String?) -> (nodes: [SourceNode], close: SourceNode?) {
        var nodes: [SourceNode] = []
        while place < flat.count {
            let node = flat[place]
            place += 1
            if node.text == end { return (nodes, node) }
            guard let close = Self.pairs[node.text] else {
                nodes.append(node)
                continue
            }
            let inside = level(until: close)
            let last = inside.close ?? node
            var group = SourceNode(
                text: node.text, bytes: node.bytes.lowerBound..<last.bytes.upperBound,
                line: node.line, startsLine: node.startsLine, spaceBefore: node.spaceBefore)
            group.spaceAfter = last.spaceAfter
            group.inside = inside.nodes
            nodes.append(group)
        }
        return (nodes, nil)
    }
}
