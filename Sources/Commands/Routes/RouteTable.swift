import WaylineCommandLine
import WaylineRouting

/// The decisions of a router: a row for each route and each combination of its facts: of all values, if they are
/// finite, or else of nil and an example.
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

    /// Asks the router for the values of the facts that are not `stated`. Facts that are neither finite nor
    /// optional have their initial values.
    init(of router: AskedRouter, stating stated: [String: String?]) throws(RouteQuestionError) {
        let open = router.keys.filter {
            $0.tableValues != nil && stated.index(forKey: $0.name) == nil
        }
        let counts = open.map { $0.tableValues?.count ?? 0 } + [router.routes.count]
        let count = counts.reduce(1) { $0.multipliedReportingOverflow(by: $1).partialValue }
        let isTooLong = counts.reduce(1.0) { $0 * Double($1) } > Double(Self.limit)
        if isTooLong { throw .tooManyRows(limit: Self.limit, open: open.map(\.name)) }
        var rows: [Row] = []
        rows.reserveCapacity(count)
        for route in router.routes {
            var own: [Row] = []
            for values in open.combinations {
                var facts = stated
                for (field, value) in zip(open, values) {
                    facts.updateValue(FactField.text(of: value), forKey: field.name)
                }
                let decision = try router.decide(route, stated: facts)
                own.append(Row(route: route, facts: values, decision: decision))
            }
            for column in open.indices { own = Self.withoutFact(column, in: own) }
            rows += own
        }
        keys = open
        self.rows = rows
    }

    /// Returns the rows without those that differ only in a fact, if it does not matter for any decision.
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

    func text(as format: RouteFormat) -> String {
        switch format {
        case .text:
            let lines = ([head] + rows.map(cells)).map { $0.map { $0.escaped(for: .line) } }
            return String(Columns(lines).text.dropLast())
        case .json: return RouteValue.array(rows.map(json)).json
        case .markdown:
            let lines = ([head] + rows.map(cells)).map { $0.map { $0.escaped(for: .markdown) } }
            let rule = [head.map { _ in "---" }]
            return (lines.prefix(1) + rule + lines.dropFirst()).map {
                "| \($0.joined(separator: " | ")) |"
            }.joined(separator: "\n")
        }
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
