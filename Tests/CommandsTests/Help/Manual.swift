import WaylineCommandLine

/// The page of the documentation on the command line, which consists of the help of programs.
enum Manual {
    /// The page on these programs. A command that several programs have is explained for the first one.
    static func page(of programs: [Program]) -> String {
        var explained: [Command] = []
        var sections: [String] = []
        for program in programs {
            sections.append(section(program.name, .program, program))
            for command in program.commands where command.name != "help" {
                if explained.contains(where: { $0.takesTheSame(as: command) }) { continue }
                sections.append(section(program.typed(command), .command(command), program))
            }
            for topic in program.topics {
                let title = "\(program.name) help \(topic.name)"
                sections.append(section(title, .topic(topic), program))
            }
            explained += program.commands
        }
        return ([introduction] + sections).joined(separator: "\n")
    }

    private static func section(_ title: String, _ topic: HelpTopic, _ program: Program) -> String {
        "## \(title)\n\n```text\n\(program.text(on: topic, in: .none))```\n"
    }

    private static let introduction = """
        # The command line

        This page is the help of two programs: `wayline`, which comes with the package, and `app`, the
        sample app, which has the same commands and its own. A test compares the page with the programs,
        and writes it with `WAYLINE_DRAW=1`.

        Options stand before or after other words. A value follows its option, or stands behind `=`:
        `--data DIR`, `--data=DIR`. A word that looks like an option is a value only behind `=`. Letters
        can be put together: `-pf`. After `--` no word is an option.

        Results go to the standard output, messages to the standard error. Headings are bold on a terminal,
        unless `NO_COLOR` is set. The status is 0 for success, 1 for a failure, and 64 for a command line
        that is not understood: then the program states the rule, and suggests the nearest word.

        """
}

extension Command {
    /// Returns whether the help on both commands is the same.
    fileprivate func takesTheSame(as other: Command) -> Bool {
        self == other
            && arguments.map(\.placeholder.rule) == other.arguments.map(\.placeholder.rule)
    }
}
