import WaylineValues

/// The commands that every program has.
extension Command {
    static func completions(for program: String) -> Command {
        let typed = program.escaped(for: .shell)
        return Command(
            "completions", "print a script that completes these commands in a shell",
            arguments: [Argument(ValuePlaceholder("SHELL", oneOf: Shell.allCases.map(\.rawValue)))],
            notes: [
                .heading("To load it in each new shell"),
                .terms([
                    ("bash", "add 'source <(\(typed) completions bash)' to ~/.bashrc"),
                    ("zsh", "write it to a file '_\(program)' in a folder of $fpath"),
                    ("fish", "write it to ~/.config/fish/completions/\(program).fish"),
                ]),
            ],
            examples: [
                Example("source <(\(typed) completions bash)", "for this shell, if it is bash")
            ]
        ) { (arguments, output) throws(CommandError) in
            guard let shell = arguments.operands.first.flatMap(Shell.init) else {
                throw .missingArgument(arguments.command)
            }
            output.write(shell.script(for: arguments.program.name))
            return .success
        }
    }

    static func help(for program: String) -> Command {
        Command(
            "help", "explain a command, or another topic",
            arguments: [
                Argument(
                    ValuePlaceholder("COMMAND", "a command, e.g. '\(program) help list'"),
                    isOptional: true, isRepeatable: true)
            ],
            examples: [Example("\(program) help list", "the same as '\(program) list --help'")]
        ) { (arguments, output) throws(CommandError) in
            let program = arguments.program
            let topic = try HelpTopic(named: arguments.operands, in: program)
            output.write(program.text(on: topic, in: output.ink))
            return .success
        }
    }
}
