extension Completions {
    /// For zsh: a file `_app` in a folder of `fpath`, or read after `compinit`.
    var zsh: String {
        """
        #compdef app
        # Completes app in zsh.
        _app() {
            local current=${words[CURRENT]} pending= ended= word i
            local -a operands offers
            for ((i = 2; i < CURRENT; i++)); do
                word=${words[i]}
                if [[ -n $ended ]]; then
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
            if [[ $current == --*=* ]]; then
                pending=${current%%=*}
                compset -P '*='
            fi
            if [[ -n $pending && $PREFIX != -?* ]]; then
                case $pending in
        \(zshValues)
                esac
            elif [[ $current == -* && -z $ended ]]; then
                case "${operands[*]} " in
        \(zshOptions)
                esac
                _describe -o option offers
            else
                case "${operands[*]}" in
        \(zshFollowers)
                esac
            fi
        }
        if [[ ${funcstack[1]} == _app ]]; then _app "$@"; else compdef _app app; fi

        """
    }

    private var zshValues: String {
        Self.settings.compactMap { option, kind in
            switch kind {
            case .folder: "\(option.typed)) _files -/ ;;"
            case .file: "\(option.typed)) _files ;;"
            case .choice, .suggestion, .router, .route:
                "\(option.typed)) compadd -- \(Self.completions(kind).joined(separator: " ")) ;;"
            case .text: nil
            }
        }.map { "            " + $0 }.joined(separator: "\n")
    }

    private var zshOptions: String {
        let commands = Command.allCases.filter { $0 != .run }.map { command in
            "\"\(command.rawValue) \"*) offers=(\(Self.offers(command.options))) ;;"
        }
        let run = "*) offers=(\(Self.offers(Command.run.options + [.version]))) ;;"
        return (commands + [run]).map { "            " + $0 }.joined(separator: "\n")
    }

    /// Each with its summary, in single quotes.
    private static func offers(_ options: [Option]) -> String {
        options.map { option in
            let summary = option.row.summary.escaping("\\", with: "\\\\").escaping(":", with: "\\:")
            return "'\(option.typed):\(summary.escaping("'", with: "'\\''"))'"
        }.joined(separator: " ")
    }

    private var zshFollowers: String {
        Self.followers.map { words, next in
            "            \"\(words)\") compadd -- \(next.joined(separator: " ")) ;;"
        }.joined(separator: "\n")
    }
}

extension String {
    /// The text with something else in the place of each `sign`.
    func escaping(_ sign: Character, with other: String) -> String {
        reduce(into: "") { text, character in
            text += character == sign ? other : String(character)
        }
    }
}
