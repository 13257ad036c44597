import WaylineText

/// The differences between a picture in a file and one that was drawn.
public struct PictureDifference: Hashable, Sendable {
    /// A row of both pictures.
    struct Row: Hashable, Sendable {
        let number: Int
        let old: String
        let new: String
    }

    /// The rows with another text.
    let rows: [Row]

    /// The numbers of the rows with the same text in other colours.
    let restyled: [Int]

    /// The texts of both pictures.
    private let old: [String]
    private let new: [String]

    /// Compares two SVG images.
    init(_ old: String, _ new: String) {
        (self.old, self.new) = (Self.texts(of: old), Self.texts(of: new))
        let count = max(self.old.count, self.new.count)
        let all = (0..<count).map { [old = self.old, new = self.new] index in
            Row(
                number: index + 1, old: index < old.count ? old[index] : "",
                new: index < new.count ? new[index] : "")
        }
        let rows = all.filter { $0.old != $0.new }
        let numbers = Set(rows.map(\.number))
        self.rows = rows
        restyled = Self.restyledRows(old, new).filter { !numbers.contains($0) }
    }

    /// The rows of the text in an image: the lines of its description.
    private static func texts(of svg: String) -> [String] {
        guard let start = svg.firstRange(of: "<desc>"),
            let end = svg[start.upperBound...].firstRange(of: "</desc>")
        else { return [] }
        return svg[start.upperBound..<end.lowerBound]
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// The numbers of the rows that have different shapes.
    private static func restyledRows(_ old: String, _ new: String) -> [Int] {
        let lines = [old, new].map { $0.split(separator: "\n").map(String.init) }
        let changed = Set(lines[0]).symmetricDifference(lines[1])
        let rows = changed.compactMap { TerminalPicture.row(ofShape: $0) }
        return Set(rows).sorted().map { $0 + 1 }
    }

    /// The differences in words, and both texts side by side.
    var text: String {
        let count = rows.count + restyled.count
        let words =
            rows.map { "row \($0.number): '\($0.old)' is now '\($0.new)'" }
            + restyled.map { "row \($0): the same text in other colours" }
        if count == 0 { return "The size, the theme or the cursor is another one." }
        return words.joined(separator: "\n") + (rows.isEmpty ? "" : "\n" + sideBySide)
    }

    /// The rows that differ, with one row before and after each.
    private var sideBySide: String {
        let numbers = Set(rows.flatMap { [$0.number - 1, $0.number, $0.number + 1] })
        let changed = Set(rows.map(\.number))
        let width = old.map(\.columns).max() ?? 0
        let shown = (1...max(old.count, new.count)).filter(numbers.contains)
        return shown.map { number in
            let left = number <= old.count ? old[number - 1] : ""
            let right = number <= new.count ? new[number - 1] : ""
            let sign = changed.contains(number) ? "≠" : "|"
            let row = "\(left.padded(toColumns: width)) \(sign)"
            return right.isEmpty ? row : "\(row) \(right)"
        }.joined(separator: "\n")
    }
}
