/// A path of a pattern that is matched by looking at one segment after the other.
struct NaivePath: Comparable {
    /// What can stand in a path after its literals, the narrowest first, and what it takes.
    private static let captures: [(suffix: String, takes: @Sendable (String) -> Bool)] = [
        (":bool", { Bool($0) != nil }), (":int", { Int($0) != nil }),
        (":double", { Double($0) != nil }), ("", { _ in true }),
    ]

    /// A literal, or else the rank of a capture.
    private enum Element: Hashable {
        case literal(String)
        case capture(Int)

        var rank: Int {
            switch self {
            case .literal: -1
            case .capture(let rank): rank
            }
        }
    }

    private let elements: [Element]
    private let hasTail: Bool

    /// Up to `count` paths, no two of which are the same.
    static func random(_ count: Int, segments: [String], from fuzz: inout Fuzz) -> [NaivePath] {
        var paths: [NaivePath] = []
        for _ in 0..<count {
            let length = Int.random(in: 0...3, using: &fuzz)
            let elements = (0..<length).map { _ in
                Bool.random(using: &fuzz)
                    ? Element.literal(fuzz.pick(from: segments))
                    : .capture(fuzz.pick(from: Array(captures.indices)))
            }
            let path = NaivePath(
                elements: elements, hasTail: Int.random(in: 0..<4, using: &fuzz) == 0)
            if !paths.contains(path) { paths.append(path) }
        }
        return paths
    }

    var pattern: String {
        let names = elements.enumerated().map { index, element in
            switch element {
            case .literal(let text): text
            case .capture(let rank): "{c\(index)\(NaivePath.captures[rank].suffix)}"
            }
        }
        return (names + (hasTail ? ["{tail...}"] : [])).joined(separator: "/")
    }

    func takes(_ segments: [String]) -> Bool {
        guard hasTail ? elements.count <= segments.count : elements.count == segments.count else {
            return false
        }
        return zip(elements, segments).allSatisfy { element, segment in
            switch element {
            case .literal(let text): text == segment
            case .capture(let rank): NaivePath.captures[rank].takes(segment)
            }
        }
    }

    /// Of two that take the same segments, the one that goes first.
    static func < (left: NaivePath, right: NaivePath) -> Bool {
        left.ranks.lexicographicallyPrecedes(right.ranks)
    }

    private var ranks: [Int] {
        elements.map(\.rank) + (hasTail ? [NaivePath.captures.count] : [])
    }
}
