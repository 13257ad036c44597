extension HelpTopic {
    /// What the program says of it.
    package func text(in ink: Ink) -> String {
        var layout = Layout(ink: ink)
        switch self {
        case .program: layout.addProgram()
        case .command(let command): layout.add(command)
        case .matter(let matter):
            layout.add(words: matter.row.summary.capitalised + ".")
            layout.add(matter.row.notes)
        }
        return layout.text
    }
}

extension Layout {
    fileprivate mutating func add(_ command: Command) {
        let row = command.row
        add(words: row.summary.capitalised + ".")
        addHeading("Usage")
        add(command.usage, indent: 2, hanging: 6)
        add(command.options)
        add(row.notes)
        add(row.examples)
    }

    fileprivate mutating func addProgram() {
        let run = Command.run
        add("Wayline: an app to walk through in the terminal, and a generator of screens.")
        addHeading("Usage")
        add("  app [COMMAND] [ARGUMENTS] [OPTIONS]")
        addHeading("Commands")
        add(Command.allCases.map { ($0.rawValue, $0.summaryInList) })
        addHeading("More help")
        add(Matter.allCases.map { ("help \($0)", $0.row.summary) })
        addHeading("Options of a run")
        add(run.row.options.map { ($0.listed, $0.row.summary) })
        addHeading("Options of all commands")
        add([Option.help, .version].map { ($0.listed, $0.row.summary) })
        add(run.row.notes)
        add(run.row.examples)
    }
}

extension Command {
    /// What it is called, and all that can follow.
    fileprivate var usage: [String] {
        let name = self == .run ? "app [run]" : typed
        let options = row.options.map { option in
            row.required.contains(option)
                ? option.usage : "[\(option.usage)]\(option.row.isRepeatable ? "..." : "")"
        }
        return [name] + row.arguments.map(\.usage) + options
    }

    fileprivate var summaryInList: String {
        self == .run ? "\(row.summary), as where no command is named" : row.summary
    }
}

extension String {
    /// The text with a capital letter at its beginning.
    var capitalised: String { prefix(1).uppercased() + dropFirst() }
}
