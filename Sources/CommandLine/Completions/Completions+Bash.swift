extension Completions {
    /// For bash, which splits `--x=y` at the sign.
    var bash: String {
        """
        # Completes \(name) in bash: source <(\(name) completions bash)
        _\(name)() {
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
                        \(settings.map(\.option.typed).joined(separator: "|"))) pending=$word ;;
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
        complete -F _\(name) \(name)

        """
    }

    private var bashValues: String {
        settings.compactMap { option, kind in
            switch kind {
            case .folder: "\(option.typed)) \(Self.bashFiles("-d")) ;;"
            case .file: "\(option.typed)) \(Self.bashFiles("-f")) ;;"
            case .choice, .suggestion:
                "\(option.typed)) words=\"\(Self.words(kind).joined(separator: " "))\" ;;"
            case .text: nil
            }
        }.map { "            " + $0 }.joined(separator: "\n")
    }

    private static func bashFiles(_ kind: String) -> String {
        "compopt -o filenames 2>/dev/null; mapfile -t COMPREPLY < <(compgen \(kind) -- "
            + "\"$current\"); return"
    }

    private var bashOptions: String {
        let commands = namedCommands.map { name, options in
            "\"\(name) \"*) words=\"\(Self.words(options))\" ;;"
        }
        let standard = "*) words=\"\(Self.words(standardOptions))\" ;;"
        return (commands + [standard]).map { "            " + $0 }.joined(separator: "\n")
    }

    private static func words(_ options: [Option]) -> String {
        options.map(\.typed).joined(separator: " ")
    }

    private var bashFollowers: String {
        followers.map { words, next in
            "            \"\(words)\") words=\"\(next.joined(separator: " "))\" ;;"
        }.joined(separator: "\n")
    }
}
