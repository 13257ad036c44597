extension Completions {
    /// For fish: a file `app.fish` in its folder of completions.
    var fish: String {
        """
        # Completes app in fish.
        function __app_operands
            set -l operands
            set -l pending 0
            for word in (commandline -opc)[2..]
                if test $pending = 1; and not string match -q -- '-?*' $word
                    set pending 0
                    continue
                end
                set pending 0
                switch $word
                    case \(Self.settings.map(\.option.typed).joined(separator: " "))
                        set pending 1
                    case '-*'
                    case '*'
                        set -a operands $word
                end
            end
            string join ' ' -- $operands
        end
        function __app_after
            set -l typed (__app_operands)
            test "$typed" = "$argv"
        end
        function __app_within
            set -l typed (__app_operands)
            string match -q -- "$argv *" "$typed "
        end
        function __app_runs
            set -l typed (__app_operands)
            test -z "$typed"; or string match -q -- "run *" "$typed "
        end
        complete -c app -f
        \((fishFollowers + fishOptions).joined(separator: "\n"))

        """
    }

    private var fishFollowers: [String] {
        Self.followers.map { words, next in
            "complete -c app -n '__app_after \(words)' -a '\(next.joined(separator: " "))'"
        }
    }

    private var fishOptions: [String] {
        Command.allCases.flatMap { command in
            let condition = command == .run ? "__app_runs" : "__app_within \(command.rawValue)"
            let options = command.options + (command == .run ? [.version] : [])
            return options.map { fish($0, condition) }
        }
    }

    private func fish(_ option: Option, _ condition: String) -> String {
        let letter = option.row.letter.map { " -s \($0)" } ?? ""
        let summary = option.row.summary.escaping("\\", with: "\\\\").escaping("'", with: "\\'")
        let value = option.row.value.map { fish($0.kind) } ?? ""
        return "complete -c app -n '\(condition)'\(letter) -l \(option.rawValue)\(value) "
            + "-d '\(summary)'"
    }

    private func fish(_ kind: ValueKind) -> String {
        switch kind {
        case .folder: " -x -a '(__fish_complete_directories)'"
        case .file: " -r -F"
        case .choice, .suggestion, .router, .route:
            " -x -a '\(Self.completions(kind).joined(separator: " "))'"
        case .text: " -x"
        }
    }
}
