import WaylineCommandLine

/// The options of `explore` and `map`.
extension Option {
    static let seed = Option(
        "seed", "the number that decides steps and random values (default: 0)",
        value: ValuePlaceholder("N", "a whole number, e.g. '--seed 7'"))

    static let budget = Option(
        "budget", "search until all is tried, or for this long (default: the app's limits)",
        value: ValuePlaceholder("TIME", "a time, e.g. '--budget 10s', '500ms' or '2min'"))

    static let keep = Option(
        "keep", "try the scripts in this file first, and keep those of this run",
        value: ValuePlaceholder(
            "FILE", .file, "a file for problems, e.g. '--keep Docs/Problems.wayline'"))

    static let check = Option(
        "check", "compare the map with this file, and fail if they differ",
        value: ValuePlaceholder("FILE", .file, "a file with a map, e.g. '--check Docs/Map.wayline'")
    )

    static let form = Option(
        "as", "text (default), json, mermaid, or html (a page with pictures)",
        value: ValuePlaceholder("FORM", oneOf: MapForm.allCases.map(\.rawValue)))
}

/// A form in which a map is printed.
enum MapForm: String, CaseIterable {
    case text, json, mermaid, html
}

extension Arguments {
    /// The number that an option has; nil without the option.
    func number(_ option: Option, in range: ClosedRange<Int>) throws(CommandError) -> Int? {
        guard let text = value(option) else { return nil }
        guard let number = Int(text), range.contains(number) else {
            throw .refused("'\(option.typed)' takes \(option.value?.rule ?? ""), not '\(text)'.")
        }
        return number
    }

    /// The time that an option has; nil without the option.
    func time(_ option: Option) throws(CommandError) -> Duration? {
        guard let text = value(option) else { return nil }
        guard let match = text.wholeMatch(of: /([0-9]{1,6})(ms|s|min)/), let count = Int(match.1)
        else {
            throw .refused("'\(option.typed)' takes \(option.value?.rule ?? ""), not '\(text)'.")
        }
        switch match.2 {
        case "ms": return .milliseconds(count)
        case "s": return .seconds(count)
        default: return .seconds(60 * count)
        }
    }
}

extension Topic {
    /// The fields of the JSON of `explore` and `map`.
    static let fieldsOfExploration = [
        (
            "explore",
            "{edges, isComplete, lastNewStep, limit, milliseconds, millisecondsToLastNew, "
                + "missing, open, openCount, problems, seed, seen, states, steps}; limit is "
                + "steps, time, triesOfAKind or stop, if one has ended the search"
        ),
        ("a problem", "{kind, otherScript, script, text}"),
        ("map --as json", "{facts, screens, start, texts, ways}"),
    ]
}
