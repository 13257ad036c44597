import WaylineCommandLine
import WaylineRouting

/// The decisions of a router: one row for each route and each combination of facts. A fact with a
/// finite number of values has all of them, any other fact an empty value and an example.
struct RouteTable {
    private struct Row {
        let route: RouteName

        /// The values of the facts; nil for a fact that does not matter.
        var facts: [RouteValue?]
        let decision: Transition
    }

    /// The most rows of a table.
    private static let limit = 10_000

    private let keys: [FactField]
    private let rows: [Row]

    /// The facts that have their default values in all rows.
    private let defaults: [FactField]

    /// Asks the router for the values of the facts that are not `stated`. Facts that are neither
    /// finite nor optional have their initial values if the table would be too long.
    init(of router: AskedRouter, stating stated: [String: String?]) throws(RouteQuestionError) {
        let open = router.keys.filter { stated.index(forKey: $0.name) == nil }
        let varied = try Self.varied(open, router.routes.count)
        keys = open.filter { varied.contains($0.name) }
        defaults = open.filter { !varied.contains($0.name) }
        var rows: [Row] = []
        for route in router.routes {
            var own: [Row] = []
            for values in keys.combinations {
                var facts = stated
                for (field, value) in zip(keys, values) {
                    facts.updateValue(FactField.text(of: value), forKey: field.name)
                }
                let decision = try router.decide(route, stated: facts)
                own.append(Row(route: route, facts: values, decision: decision))
            }
            rows += Self.shortened(own, keys)
        }
        self.rows = rows
    }

    /// The names of the facts that have several values in the table.
    private static func varied(
        _ open: [FactField], _ routes: Int
    ) throws(RouteQuestionError) -> Set<String> {
        let needed = open.filter { $0.tableValues != nil && !$0.isFilled }
        var count = needed.reduce(Double(routes)) { $0 * Double($1.tableValues?.count ?? 1) }
        if count > Double(limit) { throw .tooManyRows(limit: limit, open: needed.map(\.name)) }
        var names = Set(needed.map(\.name))
        for field in open where field.isFilled {
            count *= Double(field.tableValues?.count ?? 1)
            if count <= Double(limit) { names.insert(field.name) }
        }
        return names
    }

    /// Returns the rows of a route without those that tell nothing new.
    private static func shortened(_ rows: [Row], _ keys: [FactField]) -> [Row] {
        // Without a row, a fact may seem not to matter: so rows with empty facts go last.
        let needed = keys.indices.reduce(rows) { withoutFact($1, in: $0) }
        return keys.indices.filter { keys[$0].isFilled }.reduce(needed) {
            onlyFilled($1, in: $0)
        }
    }

    /// Returns the rows without those that differ only in a fact, if it does not matter for any
    /// decision.
    private static func withoutFact(_ column: Int, in rows: [Row]) -> [Row] {
        var left: [[RouteValue?]: Row] = [:]
        var kept: [Row] = []
        for var row in rows {
            row.facts[column] = nil
            guard let known = left.updateValue(row, forKey: row.facts) else {
                kept.append(row)
                continue
            }
            if known.decision != row.decision { return rows }
        }
        return kept
    }

    /// Returns only the rows in which the fact is not empty, if an empty one leads to the same
    /// decisions except for their parameters. Otherwise, returns all rows.
    private static func onlyFilled(_ column: Int, in rows: [Row]) -> [Row] {
        var (decisions, kept) = ([[RouteValue?]: Transition](), [Row]())
        for var row in rows {
            let value = row.facts[column]
            row.facts[column] = nil
            guard let empty = decisions.updateValue(row.decision, forKey: row.facts) else {
                continue
            }
            if empty.outline != row.decision.outline { return rows }
            if empty != row.decision { row.facts[column] = value }
            kept.append(row)
        }
        return kept.isEmpty ? rows : kept
    }

    func text(as format: RouteFormat) -> String {
        switch format {
        case .text:
            let lines = ([head] + rows.map(cells)).map { $0.map { $0.escaped(for: .line) } }
            return String(lines.inColumns.dropLast()) + note
        case .json: return RouteValue.array(rows.map(json)).json
        case .markdown:
            let lines = ([head] + rows.map(cells)).map { $0.map { $0.escaped(for: .markdown) } }
            let rule = [head.map { _ in "---" }]
            return (lines.prefix(1) + rule + lines.dropFirst()).map {
                "| \($0.joined(separator: " | ")) |"
            }.joined(separator: "\n") + note
        }
    }

    /// The line about the facts that are not in the table.
    private var note: String {
        if defaults.isEmpty { return "" }
        let names = defaults.map(\.name).enumerated
        return "\n\nWith the default value of \(names): set another with '--set'."
    }

    private var head: [String] { ["route"] + keys.map(\.name) + ["decision"] }

    private func cells(_ row: Row) -> [String] {
        let cells =
            [row.route.rawValue]
            + zip(keys, row.facts).map { key, value in
                value.map(key.cell) ?? "any"
            }
        return cells + [row.decision.description]
    }

    private func json(_ row: Row) -> RouteValue {
        let facts = zip(keys, row.facts).compactMap { key, value in value.map { (key.name, $0) } }
        return [
            "route": .string(row.route.rawValue),
            "facts": .object(Dictionary(facts) { first, _ in first }),
            "decision": row.decision.value, "text": .string(row.decision.description),
        ]
    }
}

extension [FactField] {
    /// Each combination of the values of these fields.
    fileprivate var combinations: [[RouteValue]] {
        reduce([[]]) { rows, field in
            rows.flatMap { row in (field.tableValues ?? []).map { row + [$0] } }
        }
    }
}

extension Transition {
    /// The decision without parameters.
    fileprivate var outline: String { String(description.prefix { $0 != "{" }) }
}
