import Foundation

/// A page for people, and the pictures that it shows: its blocks of `text`.
public struct GuidePage {
    private let path: String
    private let suite: String
    private var lines: [String]

    /// Creates the page at `path` in the project. The tests of `suite` draw its pictures.
    public init(_ path: String, drawnBy suite: String) throws {
        let text = try String(contentsOf: Pen.url(of: path), encoding: .utf8)
        self.init(path, drawnBy: suite, text: text)
    }

    public init(_ path: String, drawnBy suite: String, text: String) {
        self.path = path
        self.suite = suite
        lines = text.components(separatedBy: "\n")
    }

    /// The text of the page.
    public var text: String { lines.joined(separator: "\n") }

    /// Returns the error about the picture at `index` under `heading`; nil if it equals `drawn`. If
    /// the pen writes, it first puts `drawn` into the page.
    public mutating func check(
        _ drawn: String, under heading: String, at index: Int = 0
    ) throws -> String? {
        if Pen.isTaken { try replace(index, under: heading, with: drawn) }
        return complaint(about: drawn, under: heading, at: index)
    }

    /// The pictures under `heading`, up to the next one.
    public func pictures(under heading: String) -> [String] {
        places(under: heading).map { lines[$0].joined(separator: "\n") }
    }

    /// Returns the error about the picture at `index` under `heading`; nil if it equals `drawn`.
    public func complaint(about drawn: String, under heading: String, at index: Int) -> String? {
        let there = pictures(under: heading)
        let found = there.indices.contains(index) ? there[index] : nil
        if found == drawn { return nil }
        let place = "picture \(index + 1) under '\(heading)' in \(path)"
        return """
            \(place) \(found == nil ? "is missing" : "is not what is drawn"). It should be:
            ```text
            \(drawn)
            ```
            \(Pen.advice(on: suite))
            """
    }

    /// Replaces the picture at `index` under `heading` by `drawn`, if there is one.
    private mutating func replace(_ index: Int, under heading: String, with drawn: String) throws {
        let there = places(under: heading)
        guard there.indices.contains(index) else { return }
        lines.replaceSubrange(there[index], with: drawn.components(separatedBy: "\n"))
        try text.write(
            to: Pen.url(of: path), atomically: true, encoding: .utf8)
    }

    /// The lines of each picture under `heading`.
    private func places(under heading: String) -> [Range<Int>] {
        var places: [Range<Int>] = []
        var (isThere, start, isInBlock) = (false, nil as Int?, false)
        for (index, line) in lines.enumerated() {
            if line.hasPrefix("```") {
                if let first = start { places.append(first..<index) }
                start = isThere && !isInBlock && line == "```text" ? index + 1 : nil
                isInBlock.toggle()
            } else if !isInBlock, line.hasPrefix("#") {
                isThere = line.drop { $0 == "#" } == " " + heading
            }
        }
        return places
    }
}
