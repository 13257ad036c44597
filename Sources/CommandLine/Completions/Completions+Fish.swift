extension Completions {
    /// For fish: a file `wayline.fish` in its folder of completions.
    var fish: String {
        """
        # Completes \(name) in fish.
        function __\(name)_operands
            set -l operands
            set -l pending 0
            for word in (commandline -opc)[2..]
                if test $pending = 1; and not string match -q -- '-?*' $word
                    set pending 0
                    continue
                end
                set pending 0
                switch $word
                    case \(settings.map(\.option.typed).joined(separator: " "))
                        set pending 1
                    case '-*'
                    case '*'
                        set -a operands $word
                end
            end
            string join ' ' -- $operands
        end
        function __\(name)_after
            set -l typed (__\(name)_operands)
            test "$typed" = "$argv"
        end
        function __\(name)_within
            set -l typed (__\(name)_operands)
            string match -q -- "$argv *" "$typed "
        end
        function __\(name)_runs
            set -l typed (__\(name)_operands)
            test -z "$typed"; or string match -q -- "\(standardName) *" "$typed "
        end
        complete -c \(name) -f
        \((fishFollowers + fishOptions).joined(separator: "\n"))

        """
    }

    private var standardName: String { program.standard?.name ?? "" }

    private var fishFollowers: [String] {
        followers.map { words, next in
            "complete -c \(name) -n '__\(name)_after \(words)' -a '\(next.joined(separator: " "))'"
        }
    }

    private var fishOptions: [String] {
        let standard = standardOptions.map { fish($0, "__\(name)_runs") }
        return standard
            + namedCommands.flatMap { command, options in
                options.map { fish($0, "__\(name)_within \(command)") }
            }
    }

    private func fish(_ option: Option, _ condition: String) -> String {
        let letter = option.letter.map { " -s \($0)" } ?? ""
        let summary = option.summary.escaping("\\", with: "\\\\").escaping("'", with: "\\'")
        let value = option.value.map { fish($0.kind) } ?? ""
        return "complete -c \(name) -n '\(condition)'\(letter) -l \(option.name)\(value) "
            + "-d '\(summary)'"
    }

    private func fish(_ kind: Placeholder.Kind) -> String {
        switch kind {
        case .folder: " -x -a '(__fish_complete_directories)'"
        case .file: " -r -F"
        case .choice, .suggestion:
            " -x -a '\(Self.words(kind).joined(separator: " "))'"
        case .text: " -x"
        }
    }
}
