import WaylineValues

extension Command {
    /// The command that prints one of these lists.
    package static func list(_ lists: [Listing], for program: String) -> Command {
        let names = lists.map(\.name)
        let ofPackage = lists.filter(\.isOfPackage).map(\.name)
        let isMixed = !ofPackage.isEmpty && ofPackage.count < lists.count
        let first = names.first ?? ""
        return Command(
            "list", "list \(names.dropLast().joined(separator: ", ")) or \(names.last ?? "")",
            arguments: [Argument(ValuePlaceholder("WHAT", oneOf: names))],
            options: (ofPackage.isEmpty ? [] : [.into]) + [.json],
            notes: (isMixed
                ? [
                    .paragraph(
                        "\(ofPackage.enumerated) are those of a package, all others the app's.")
                ]
                : [])
                + [.paragraph("'\(program) help json' explains the output of '--json'.")],
            examples: [
                Example("\(program) list \(first)", "for people"),
                Example("\(program) list \(first) --json", "for a program"),
            ]
        ) { (arguments, output) throws(CommandError) in
            try list(lists, arguments, output)
        }
    }

    @MainActor
    private static func list(
        _ lists: [Listing], _ arguments: Arguments, _ output: Output
    ) throws(CommandError) -> ExitStatus {
        guard let list = lists.first(where: { $0.name == arguments.operands.first }) else {
            throw .missingArgument(arguments.command)
        }
        let folder = arguments.value(.into)
        if folder != nil, !list.isOfPackage { throw .notOfPackage(list.name) }
        return list.print(arguments, output, folder)
    }
}

extension Listing {
    /// Prints the list: for people, or JSON if that is asked for.
    @MainActor
    package func print(
        _ arguments: Arguments, _ output: Output, _ folder: String? = nil
    ) -> ExitStatus {
        do {
            let rows = try rows(folder)
            let isJSON = arguments.has(.json)
            output.write(isJSON ? RouteValue.array(rows.values).json + "\n" : rows.text)
            rows.notes.forEach { output.fail($0) }
            return .success
        } catch {
            output.fail("\(error)")
            return .failure
        }
    }
}
