import Foundation

/// A page of Docs/TextMenu, and the pictures that it shows: its blocks of `text`.
struct GuidePage {
    let name: String
    private(set) var lines: [String]

    /// The page of this name, as it stands beside the tests.
    init(_ name: String) throws {
        self.init(name, text: try String(contentsOf: Self.url(name), encoding: .utf8))
    }

    init(_ name: String, text: String) {
        self.name = name
        lines = text.components(separatedBy: "\n")
    }

    /// The pictures under `heading`, up to the next one.
    func pictures(under heading: String) -> [String] {
        places(under: heading).map { lines[$0].joined(separator: "\n") }
    }

    /// What is wrong with the picture at `index` under `heading`; nil where it is what was `drawn`.
    func complaint(about drawn: String, under heading: String, at index: Int) -> String? {
        let there = pictures(under: heading)
        let found = there.indices.contains(index) ? there[index] : nil
        if found == drawn { return nil }
        let place = "picture \(index + 1) under '\(heading)' in Docs/TextMenu/\(name).md"
        return """
            \(place) \(found == nil ? "is missing" : "is not what is drawn"). It should be:
            ```text
            \(drawn)
            ```
            Have the tests write it: \(Pen.variable)=1 swift test --filter TextMenuSampleTests
            """
    }

    /// Puts `drawn` in the place of the picture at `index` under `heading`, where there is one.
    mutating func replace(_ index: Int, under heading: String, with drawn: String) throws {
        let there = places(under: heading)
        guard there.indices.contains(index) else { return }
        lines.replaceSubrange(there[index], with: drawn.components(separatedBy: "\n"))
        try lines.joined(separator: "\n").write(
            to: Self.url(name), atomically: true, encoding: .utf8)
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

    private static func url(_ name: String) -> URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Docs/TextMenu/\(name).md").standardized
    }
}
