import WaylineRouting

/// A pattern of links, with an example and its destination.
struct ListedLink: Hashable, Sendable {
    let pattern: String
    let example: String
    let leadsTo: Transition

    /// The links of a table.
    static func all(of table: LinkTable<Transition>) throws -> [ListedLink] {
        try table.examples.map { pattern, link in
            ListedLink(pattern: pattern, example: "\(link)", leadsTo: try table.target(of: link))
        }
    }

    var text: String {
        "\(pattern)\n  \(example)\n  \(leadsTo.description)\n"
    }

    var json: RouteValue {
        [
            "pattern": .string(pattern), "example": .string(example), "leadsTo": leadsTo.value,
        ]
    }
}
