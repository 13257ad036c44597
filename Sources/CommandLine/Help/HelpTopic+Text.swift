extension Program {
    /// The help on a topic.
    package func text(on topic: HelpTopic, in ink: Ink) -> String {
        var layout = Layout(ink: ink)
        switch topic {
        case .program: layout.add(self)
        case .command(let command): layout.add(command, of: self)
        case .topic(let topic):
            layout.add(words: topic.summary.capitalised + ".")
            layout.add(topic.notes)
        }
        return layout.text
    }
}

extension Layout {
    fileprivate mutating func add(_ command: Command, of program: Program) {
        add(words: command.summary.capitalised + ".")
        addHeading("Usage")
        add(program.usage(of: command), indent: 2, hanging: 6)
        add(command.options)
        add(command.notes)
        add(command.examples)
    }

    fileprivate mutating func add(_ program: Program) {
        add(program.summary)
        addHeading("Usage")
        let command = program.standard == nil ? "COMMAND" : "[COMMAND]"
        add("  \(program.name) \(command) [ARGUMENTS] [OPTIONS]")
        addHeading("Commands")
        add(program.commands.map { ($0.name, program.summaryInList(of: $0)) })
        if !program.topics.isEmpty { addHeading("More help") }
        add(program.topics.map { ("help \($0.name)", $0.summary) })
        if let standard = program.standard {
            addHeading("Options of '\(program.typed(standard))'")
            add(standard.options.filter { $0 != .help }.map { ($0.listed, $0.summary) })
        }
        addHeading("Options of all commands")
        add([Option.help, .version].map { ($0.listed, $0.summary) })
        if let standard = program.standard {
            add(standard.notes)
            add(standard.examples)
        }
    }
}

extension Program {
    /// The name of a command, and its arguments and options.
    fileprivate func usage(of command: Command) -> [String] {
        let called = command == standard ? "\(name) [\(command.name)]" : typed(command)
        let options = command.options.filter { $0 != .help }.map { option in
            command.required.contains(option)
                ? option.usage : "[\(option.usage)]\(option.isRepeatable ? "..." : "")"
        }
        return [called] + command.arguments.map(\.usage) + options
    }

    fileprivate func summaryInList(of command: Command) -> String {
        command == standard ? "\(command.summary) (default)" : command.summary
    }
}

extension String {
    /// The text with a capital letter at its beginning.
    var capitalised: String { prefix(1).uppercased() + dropFirst() }
}
