import Randomness

/// Texts of lines, many of them equal, and random changed versions.
struct RandomText {
    var lines: [String]
    var endsLines = true
    var lineEnd = "\n"

    var text: String {
        lines.joined(separator: lineEnd) + (endsLines && !lines.isEmpty ? lineEnd : "")
    }

    /// - Parameter kinds: the number of different lines.
    init(lines count: Int, kinds: Int, by random: inout SplitMix) {
        lines = (0..<count).map { _ in Self.line(of: kinds, by: &random) }
        endsLines = Int.random(in: 0..<5, using: &random) > 0
        lineEnd = Int.random(in: 0..<5, using: &random) > 0 ? "\n" : "\r\n"
    }

    func edited(times: Int, kinds: Int, by random: inout SplitMix) -> RandomText {
        var copy = self
        for _ in 0..<times {
            let place = Int.random(in: 0...copy.lines.count, using: &random)
            let length = Int.random(in: 0...min(3, copy.lines.count - place), using: &random)
            let new = (0..<Int.random(in: 0...3, using: &random)).map { _ in
                Self.line(of: kinds, by: &random)
            }
            copy.lines.replaceSubrange(place..<place + length, with: new)
        }
        if Int.random(in: 0..<8, using: &random) == 0 { copy.endsLines.toggle() }
        return copy
    }

    private static func line(of kinds: Int, by random: inout SplitMix) -> String {
        switch Int.random(in: 0..<kinds, using: &random) {
        case 0: ""
        case 1: "    }"
        case let number: "line \(number)"
        }
    }
}
