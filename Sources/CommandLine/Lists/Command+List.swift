extension Command {
    /// The command that prints one of these lists.
    package static func list(_ lists: [Listing], for program: String) -> Command {
        let names = lists.map(\.name)
        let others = lists.filter { !$0.isOfPackage }.map(\.name).joined(separator: " and ")
        let owners = "Screens and templates are those of the package, \(others) those of the app."
        return Command(
            "list", "list \(names.dropLast().joined(separator: ", ")) or \(names.last ?? "")",
            arguments: [Argument(Placeholder("WHAT", oneOf: names))], options: [.into, .json],
            notes: (others.isEmpty ? [] : [.paragraph(owners)])
                + [.paragraph("'\(program) help json' explains the output of '--json'.")],
            examples: [
                Example("\(program) list screens", "the screens, and the template of each"),
                Example("\(program) list templates --json", "the templates, for a program"),
            ]
        ) { (arguments, output) throws(CommandError) in
            try ListOptions(arguments, of: lists).run(output)
        }
    }
}
