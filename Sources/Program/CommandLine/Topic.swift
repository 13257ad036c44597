/// A topic of a program's help that is not a command.
package struct Topic: Named {
    let name: String
    let summary: String
    let notes: [Note]

    package init(_ name: String, _ summary: String, _ notes: [Note]) {
        self.name = name
        self.summary = summary
        self.notes = notes
    }
}

extension Topic {
    /// The help on the JSON of these lists, and of what these terms name.
    package static func json(_ lists: [Listing], _ terms: [(String, String)]) -> Topic {
        Topic(
            "json", "the output of '--json'",
            [
                .paragraph(
                    "One object or list, names in order. A later version can have more fields."),
                .terms(lists.map { ("list \($0.name)", "a list of {\($0.fields)}") } + terms),
            ])
    }
}
