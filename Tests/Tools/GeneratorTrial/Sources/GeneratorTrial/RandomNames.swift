import TestSupport

/// Random names of screens and of modules inside them. No two of them clash.
struct RandomNames {
    private static let words = [
        "Order", "History", "Photo", "Album", "Invoice", "FAQ", "VAT", "HTML5", "Q3", "B2", "A",
        "Z",
        "Ticket4", "Two", "And", "Reminder",
    ]

    /// The names of screens and modules in small letters, as files are compared without case.
    private var taken: Set<String> = []
    private var count = 0

    /// The name of a screen with modules of these names, of at most this many letters.
    mutating func screen(
        with children: [String], upTo longest: Int, _ random: inout SplitMix
    ) -> String {
        while true {
            let name = Self.name(upTo: longest, &random)
            let all = ([""] + children).map { (name + $0).lowercased() }
            guard taken.isDisjoint(with: all) else { continue }
            taken.formUnion(all)
            return name
        }
    }

    /// Up to four names of modules.
    static func children(upTo longest: Int, _ random: inout SplitMix) -> [String] {
        var names: [String] = []
        for _ in 0..<Int.random(in: 0...4, using: &random) {
            let name = name(upTo: longest, &random)
            if !names.contains(where: { $0.lowercased() == name.lowercased() }) {
                names.append(name)
            }
        }
        return names
    }

    /// The name of a route that no other screen has.
    mutating func route(_ random: inout SplitMix) -> String {
        count += 1
        let words = (0..<Int.random(in: 0...6, using: &random)).map { _ in
            Self.words.randomElement(using: &random)?.lowercased() ?? ""
        }
        return (["way\(count)"] + words).joined(separator: "-")
    }

    /// A few words. A fifth of the names have the longest allowed length, with a hyphen between
    /// words.
    private static func name(upTo longest: Int, _ random: inout SplitMix) -> String {
        let isLong = Int.random(in: 0..<5, using: &random) == 0
        var (name, left) = ("", longest)
        for _ in 0..<Int.random(in: 1...(isLong ? 12 : 4), using: &random) {
            let fitting = words.filter { $0.count <= left }
            guard let word = fitting.randomElement(using: &random) else { break }
            name += word
            left -= word.count + 1
        }
        return name + String(repeating: "x", count: isLong ? max(left, 0) : 0)
    }
}
