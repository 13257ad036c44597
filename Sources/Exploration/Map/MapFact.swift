package import WaylineRouting

/// A line of a map.
enum MapFact: Hashable, Sendable {
    /// The screen that the app begins with.
    case start(String)

    /// A screen.
    case screen(String)

    /// A text that a control of a screen has shown, or the lengths that a field takes.
    case shows(control: String, text: String)

    /// A way between screens, and the step that takes it.
    case way(from: String, to: String, step: String)

    /// A decision, a verdict, a result, a link, or a part that was not seen.
    case other(String)

    init(_ line: String) {
        let words = line.split(separator: " ", maxSplits: 1).map { String($0) }
        switch words.count == 2 ? words[0] : "" {
        case "start": self = .start(words[1])
        case "screen": self = .screen(words[1])
        case "shows": self = Self.shown(words[1]) ?? .other(line)
        case "way": self = Self.way(words[1]) ?? .other(line)
        default: self = .other(line)
        }
    }

    private static func shown(_ text: String) -> MapFact? {
        guard let match = text.wholeMatch(of: /([^']+?(?: '.*?')?): (.*)/) else { return nil }
        return .shows(control: "\(match.1)", text: "\(match.2)")
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
        case .screen(let name): "screen \(name)"
        case .shows(let control, let text): "\(control): \(text)"
        case .way(let source, let target, let step):
            "\(source) → \(target) by \(step.hasPrefix("choose ") ? "\(step.dropFirst(7))" : step)"
        case .other(let line):
            line.hasPrefix("unseen ") ? "not seen: \(line.dropFirst(7))" : line
        }
    }

    /// The screen and the control that it is about, if it is about one.
    fileprivate var control: String? {
        if case .shows(let control, _) = self { control } else { nil }
    }
}

extension Set<MapFact> {
    /// The texts of each control.
    fileprivate var texts: [String: [String]] {
        reduce(into: [:]) { texts, fact in
            guard case .shows(let control, let text) = fact else { return }
            texts[control, default: []].append(text)
        }
    }
}

extension ExplorationMap {
    /// The facts of the lines.
    var facts: [MapFact] { lines.map { MapFact($0) } }

    /// The differences for a review: `+` for what is new, `-` for what is gone, `~` for a text that
    /// stands in place of another one.
    package func review(of old: ExplorationMap) -> [String] {
        let (new, gone) = (Set(facts).subtracting(old.facts), Set(old.facts).subtracting(facts))
        let (newTexts, goneTexts) = (new.texts, gone.texts)
        let replaced = newTexts.filter { $0.value.count == 1 && goneTexts[$0.key]?.count == 1 }
        let isReplaced = { (fact: MapFact) in fact.control.map { replaced[$0] != nil } ?? false }
        let lines =
            replaced.map { "~ \($0): \(goneTexts[$0]?[0] ?? "") → \($1[0])" }
            + new.filter { !isReplaced($0) }.map { "+ \($0.words)" }
            + gone.filter { !isReplaced($0) }.map { "- \($0.words)" }
        return lines.sorted { ($0.dropFirst(2), $0) < ($1.dropFirst(2), $1) }
    }

    /// The map as JSON.
    package var json: RouteValue {
        var (start, screens, texts) = ("", [RouteValue](), [RouteValue]())
        var (ways, others) = ([RouteValue](), [RouteValue]())
        for fact in facts {
            switch fact {
            case .start(let name): start = name
            case .screen(let name): screens.append(["screen": .string(name)])
            case .shows(let control, let text):
                texts.append(["control": .string(control), "text": .string(text)])
            case .way(let source, let target, let step):
                ways.append(
                    ["from": .string(source), "step": .string(step), "to": .string(target)])
            case .other(let line): others.append(.string(line))
            }
        }
        return [
            "facts": .array(others), "screens": .array(screens), "start": .string(start),
            "texts": .array(texts), "ways": .array(ways),
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
