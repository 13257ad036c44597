package import WaylineRouting

/// A line of a map.
enum MapFact: Hashable, Sendable {
    /// The screen that the app begins with.
    case start(String)

    /// A screen, and the digest of its texts.
    case screen(String, digest: String)

    /// A way between screens, and the step that takes it.
    case way(from: String, to: String, step: String)

    /// A decision, a verdict, a result, a link, or a part that was not seen.
    case other(String)

    init(_ line: String) {
        let words = line.split(separator: " ", maxSplits: 1).map { String($0) }
        switch words.count == 2 ? words[0] : "" {
        case "start": self = .start(words[1])
        case "screen":
            let parts = words[1].split(separator: " ").map { String($0) }
            self = .screen(parts.dropLast().joined(separator: " "), digest: parts.last ?? "")
        case "way": self = Self.way(words[1]) ?? .other(line)
        default: self = .other(line)
        }
    }

    private static func way(_ text: String) -> MapFact? {
        guard let match = text.wholeMatch(of: /(.+?) → ([^" ]+(?: ".*?")?): (.+)/) else {
            return nil
        }
        return .way(from: "\(match.1)", to: "\(match.2)", step: "\(match.3)")
    }

    /// The fact for a review: `login → settings by 'Log in' as 'expired'`.
    var words: String {
        switch self {
        case .start(let name): "the app starts at \(name)"
        case .screen(let name, _): "screen \(name)"
        case .way(let source, let target, let step):
            "\(source) → \(target) by \(step.hasPrefix("choose ") ? "\(step.dropFirst(7))" : step)"
        case .other(let line):
            line.hasPrefix("unseen ") ? "not seen: \(line.dropFirst(7))" : line
        }
    }

    /// The name of a screen, if the fact is one.
    fileprivate var screen: String? {
        if case .screen(let name, _) = self { name } else { nil }
    }
}

extension ExplorationMap {
    /// The facts of the lines.
    var facts: [MapFact] { lines.map { MapFact($0) } }

    /// The differences for a review: `+` for what is new, `-` for what is gone, `~` for a screen
    /// that looks different.
    package func review(of old: ExplorationMap) -> [String] {
        let (new, gone) = (Set(facts).subtracting(old.facts), Set(old.facts).subtracting(facts))
        let redrawn = Set(new.compactMap(\.screen)).intersection(gone.compactMap(\.screen))
        let isRedrawn = { (fact: MapFact) in fact.screen.map(redrawn.contains) ?? false }
        let lines =
            redrawn.map { "~ screen \($0) looks different" }
            + new.filter { !isRedrawn($0) }.map { "+ \($0.words)" }
            + gone.filter { !isRedrawn($0) }.map { "- \($0.words)" }
        return lines.sorted { ($0.dropFirst(2), $0) < ($1.dropFirst(2), $1) }
    }

    /// The map as JSON.
    package var json: RouteValue {
        var (start, screens, ways, others) = ("", [RouteValue](), [RouteValue](), [RouteValue]())
        for fact in facts {
            switch fact {
            case .start(let name): start = name
            case .screen(let name, let digest):
                screens.append(["digest": .string(digest), "screen": .string(name)])
            case .way(let source, let target, let step):
                ways.append(
                    ["from": .string(source), "step": .string(step), "to": .string(target)])
            case .other(let line): others.append(.string(line))
            }
        }
        return [
            "facts": .array(others), "screens": .array(screens), "start": .string(start),
            "ways": .array(ways),
        ]
    }

    /// The screens and the ways as a flowchart of Mermaid.
    package var mermaid: String {
        var numbers: [String: Int] = [:]
        var lines = ["flowchart LR"]
        func node(_ name: String) -> String {
            if numbers[name] == nil {
                numbers[name] = numbers.count + 1
                lines.append("    n\(numbers.count)[\"\(name.escaped(for: .mermaid))\"]")
            }
            return "n\(numbers[name] ?? 0)"
        }
        for case .way(let source, let target, let step) in facts {
            let (first, second) = (node(source), node(target))
            lines.append("    \(first) -->|\"\(step.escaped(for: .mermaid))\"| \(second)")
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
