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

/// Topics are the same if their names are.
extension Topic: Hashable {
    package static func == (first: Topic, second: Topic) -> Bool { first.name == second.name }

    package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
