/// A topic of a program's help that is not a command.
package struct Topic: Sendable {
    package let name: String
    package let summary: String
    package let notes: [Note]

    package init(_ name: String, _ summary: String, _ notes: [Note]) {
        self.name = name
        self.summary = summary
        self.notes = notes
    }
}

extension Topic {
    /// The help on the JSON of a program, with these terms and their fields.
    package static func json(for program: String, _ terms: [(String, String)]) -> Topic {
        Topic(
            "json", "the output of '--json'",
            [
                .paragraph(
                    "One object or list, names in order. The fields that are named here stay; more may "
                        + "come."),
                .terms(terms),
            ])
    }
}

/// Topics are the same if their names are.
extension Topic: Hashable {
    package static func == (first: Topic, second: Topic) -> Bool { first.name == second.name }

    package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
