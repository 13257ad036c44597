extension Completions {
    /// For bash, which takes `--x=y` apart at the sign.
    var bash: String {
        """
        # Completes app in bash: source <(app completions bash)
        _app() {
            local current=${COMP_WORDS[COMP_CWORD]} pending= ended= words= word i
            local -a operands=()
            for ((i = 1; i < COMP_CWORD; i++)); do
                word=${COMP_WORDS[i]}
                if [[ $word == "=" && -n $pending ]]; then
                    continue
                elif [[ -n $ended ]]; then
                    operands+=("$word")
                elif [[ -n $pending && $word != -?* ]]; then
                    pending=
                else
                    pending=
                    case $word in
                        --) ended=1 ;;
                        \(Self.settings.map(\.option.typed).joined(separator: "|"))) pending=$word ;;
                        -*) ;;
                        *) operands+=("$word") ;;
                    esac
                fi
            done
            [[ $current == "=" ]] && current=
            if [[ -n $pending && $current != -?* ]]; then
                case $pending in
        \(bashValues)
                esac
            elif [[ $current == -* && -z $ended ]]; then
                case "${operands[*]} " in
        \(bashOptions)
                esac
            else
                case "${operands[*]}" in
        \(bashFollowers)
                esac
            fi
            mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")
        }
        complete -F _app app

        """
    }

    private var bashValues: String {
        Self.settings.compactMap { option, kind in
            switch kind {
            case .folder: "\(option.typed)) \(Self.bashFiles("-d")) ;;"
            case .file: "\(option.typed)) \(Self.bashFiles("-f")) ;;"
            case .choice, .suggestion, .router, .route:
                "\(option.typed)) words=\"\(Self.completions(kind).joined(separator: " "))\" ;;"
            case .text: nil
            }
        }.map { "            " + $0 }.joined(separator: "\n")
    }

    private static func bashFiles(_ kind: String) -> String {
        "compopt -o filenames 2>/dev/null; mapfile -t COMPREPLY < <(compgen \(kind) -- "
            + "\"$current\"); return"
    }

    private var bashOptions: String {
        let commands = Command.allCases.filter { $0 != .run }.map { command in
            "\"\(command.rawValue) \"*) words=\"\(Self.words(command.options))\" ;;"
        }
        let run = "*) words=\"\(Self.words(Command.run.options + [.version]))\" ;;"
        return (commands + [run]).map { "            " + $0 }.joined(separator: "\n")
    }

    private static func words(_ options: [Option]) -> String {
        options.map(\.typed).joined(separator: " ")
    }

    private var bashFollowers: String {
        Self.followers.map { words, next in
            "            \"\(words)\") words=\"\(next.joined(separator: " "))\" ;;"
        }.joined(separator: "\n")
    }
}
