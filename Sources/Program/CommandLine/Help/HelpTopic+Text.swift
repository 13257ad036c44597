extension Program {
    /// The help on a topic.
    func text(on topic: HelpTopic, in ink: Ink) -> String {
        let notes =
            switch topic {
            case .program: self.notes
            case .command(let command): notes(on: command)
            case .topic(let topic): [.paragraph(topic.summary.capitalised + ".")] + topic.notes
            }
        return Layout(notes, ink: ink).text
    }

    private func notes(on command: Command) -> [Note] {
        [
            .paragraph(command.summary.capitalised + "."), .heading("Usage"),
            .usage(usage(of: command)), .heading("Options"),
            .terms(command.options.map { ($0.listed, $0.meaning) }),
        ] + command.notes + command.noted
    }

    private var notes: [Note] {
        let usage = [name, standard == nil ? "COMMAND" : "[COMMAND]", "[ARGUMENTS]", "[OPTIONS]"]
        let common = [Option.help, .version]
        return [
            .paragraph(summary), .heading("Usage"), .usage(usage), .heading("Commands"),
            .terms(commands.map { ($0.name, summaryInList(of: $0)) }),
        ] + (topics.isEmpty ? [] : [.heading("More help"), .terms(topics.map(listed))])
            + (standard.map(options) ?? [])
            + [
                .heading("Options of all commands"),
                .terms(common.map { ($0.listed, $0.summary) }),
            ] + (standard.map { $0.notes + $0.noted } ?? [])
    }

    private func listed(_ topic: Topic) -> (String, String) {
        ("help \(topic.name)", topic.summary)
    }

    private func options(of standard: Command) -> [Note] {
        let options = standard.options.filter { $0 != .help }
        return [
            .heading("Options of '\(typed(standard))'"),
            .terms(options.map { ($0.listed, $0.summary) }),
        ]
    }

    /// The name of a command, and its arguments and options.
    private func usage(of command: Command) -> [String] {
        let called = command == standard ? "\(name) [\(command.name)]" : typed(command)
        let options = command.options.filter { $0 != .help }.map { option in
            command.required.contains(option)
                ? option.usage : "[\(option.usage)]\(option.isRepeatable ? "..." : "")"
        }
        return [called] + command.arguments.map(\.usage) + options
    }

    private func summaryInList(of command: Command) -> String {
        command == standard ? "\(command.summary) (default)" : command.summary
    }
}

extension Command {
    /// The examples, below their heading.
    fileprivate var noted: [Note] {
        let heading = examples.count > 1 ? "Examples" : "Example"
        return examples.isEmpty ? [] : [.heading(heading), .examples(examples)]
    }
}

extension Option {
    /// The option in a list of options.
    fileprivate var listed: String { "\(letter.map { "-\($0), " } ?? "    ")\(usage)" }

    /// The option in a line of usage.
    fileprivate var usage: String { value.map { "\(typed) \($0.name)" } ?? typed }

    fileprivate var meaning: String {
        isRepeatable ? "\(summary); may be given several times" : summary
    }
}

extension String {
    /// The text with a capital letter at its beginning.
    fileprivate var capitalised: String { prefix(1).uppercased() + dropFirst() }
}
