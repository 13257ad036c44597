import WaylineCommandLine
import WaylineRouting

/// The decisions of a router: a row for each route and each combination of its finite facts.
struct RouteTable {
    private struct Row {
        let route: RouteName

        /// The values of the facts.
        let facts: [RouteValue]
        let decision: Transition
    }

    /// The most rows of a table.
    private static let limit = 10_000

    private let keys: [String]
    private let rows: [Row]

    /// Asks the router for all values of the finite facts that are not `stated`. Other facts have their
    /// initial values.
    init(of router: AskedRouter, stating stated: [String: String?]) throws(RouteQuestionError) {
        let open = router.keys.filter { $0.kind == .choice && stated.index(forKey: $0.name) == nil }
        let counts = open.map { $0.values?.count ?? 0 } + [router.routes.count]
        let count = counts.reduce(1) { $0.multipliedReportingOverflow(by: $1).partialValue }
        let isTooLong = counts.reduce(1.0) { $0 * Double($1) } > Double(Self.limit)
        if isTooLong { throw .tooManyRows(limit: Self.limit, open: open.map(\.name)) }
        var rows: [Row] = []
        rows.reserveCapacity(count)
        for route in router.routes {
            for values in open.combinations {
                var facts = stated
                for (field, value) in zip(open, values) {
                    facts.updateValue(FactField.text(of: value), forKey: field.name)
                }
                let decision = try router.decide(route, stated: facts)
                rows.append(Row(route: route, facts: values, decision: decision))
            }
        }
        keys = open.map(\.name)
        self.rows = rows
    }

    func text(as format: RouteFormat) -> String {
        switch format {
        case .text: return String(Columns([head] + rows.map(cells)).text.dropLast())
        case .json: return RouteValue.array(rows.map(json)).json
        case .markdown:
            let lines = [head, head.map { _ in "---" }] + rows.map { cells($0).map(\.inMarkdown) }
            return lines.map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
        }
    }

    private var head: [String] { ["route"] + keys + ["decision"] }

    private func cells(_ row: Row) -> [String] {
        let cells = [row.route.rawValue] + row.facts.map { FactField.text(of: $0) ?? "nil" }
        return (cells + [row.decision.description]).map(\.printable)
    }

    private func json(_ row: Row) -> RouteValue {
        [
            "route": .string(row.route.rawValue),
            "facts": .object(Dictionary(zip(keys, row.facts)) { first, _ in first }),
            "decision": row.decision.value, "text": .string(row.decision.description),
        ]
    }
}

extension [FactField] {
    /// Each combination of the values of these fields.
    fileprivate var combinations: [[RouteValue]] {
        reduce([[]]) { rows, field in
            rows.flatMap { row in (field.values ?? []).map { row + [$0] } }
        }
    }
}

extension String {
    /// The text in a cell of a Markdown table.
    fileprivate var inMarkdown: String {
        split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
    }
}
