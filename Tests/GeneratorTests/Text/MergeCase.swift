import Randomness
import WaylineGenerator

/// A text, and the versions that two people have made from it.
struct MergeCase {
    private(set) var base: String
    private(set) var mine: String
    private(set) var theirs: String

    init(by random: inout SplitMix) {
        repeat {
            let kinds = Int.random(in: 4...60, using: &random)
            let text = RandomText(
                lines: .random(in: 0...40, using: &random), kinds: kinds, by: &random)
            let sides = (0..<2).map { _ in
                text.edited(times: .random(in: 0...4, using: &random), kinds: kinds, by: &random)
            }
            (base, mine, theirs) = (text.text, sides[0].text, sides[1].text)
        } while [base, mine, theirs].contains(where: Self.repeatsMuch)
    }

    /// True if lines repeat so often that Git, which prefers speed, may not find the shortest edit.
    /// lines.
    private static func repeatsMuch(_ text: String) -> Bool {
        let lines = Line.all(of: text)
        let counts = Dictionary(grouping: lines) { $0 }.values.map(\.count)
        return (counts.max() ?? 0) > (lines.count < 4 ? 1 : 3)
    }
}
