import Screens
package import Wayline

/// A pattern of links, with an example and its destination.
package struct ListedLink: Hashable, Sendable {
    package let pattern: String
    package let example: String
    package let leadsTo: Transition

    /// The links of the sample app.
    package static func all() throws -> [ListedLink] {
        let table = try AppLinks.table()
        return try table.patterns.map { pattern in
            let link = pattern.example(of: AppLinks.scheme)
            return ListedLink(
                pattern: "\(AppLinks.scheme)://\(pattern)", example: "\(link)",
                leadsTo: try table.target(of: link))
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
