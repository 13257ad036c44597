extension Completions {
    /// For zsh: a file `_wayline` in a folder of `fpath`, or read after `compinit`.
    var zsh: String {
        """
        #compdef \(name)
        # Completes \(name) in zsh.
        _\(name)() {
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
                        \(settings.map(\.option.typed).joined(separator: "|"))) pending=$word ;;
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
        if [[ ${funcstack[1]} == _\(name) ]]; then _\(name) "$@"; else compdef _\(name) \(name); fi

        """
    }

    private var zshValues: String {
        settings.compactMap { option, kind in
            switch kind {
            case .folder: "\(option.typed)) _files -/ ;;"
            case .file: "\(option.typed)) _files ;;"
            case .choice, .suggestion:
                "\(option.typed)) compadd -- \(Self.words(kind).joined(separator: " ")) ;;"
            case .text: nil
            }
        }.map { "            " + $0 }.joined(separator: "\n")
    }

    private var zshOptions: String {
        let commands = namedCommands.map { name, options in
            "\"\(name) \"*) offers=(\(Self.offers(options))) ;;"
        }
        let standard = "*) offers=(\(Self.offers(standardOptions))) ;;"
        return (commands + [standard]).map { "            " + $0 }.joined(separator: "\n")
    }

    /// The options with their summaries, in single quotes.
    private static func offers(_ options: [Option]) -> String {
        options.map { option in
            let summary = option.summary.escaping("\\", with: "\\\\").escaping(":", with: "\\:")
            return "'\(option.typed):\(summary.escaping("'", with: "'\\''"))'"
        }.joined(separator: " ")
    }

    private var zshFollowers: String {
        followers.map { words, next in
            "            \"\(words)\") compadd -- \(next.joined(separator: " ")) ;;"
        }.joined(separator: "\n")
    }
}

extension String {
    /// The text with `other` in place of each `sign`.
    func escaping(_ sign: Character, with other: String) -> String {
        reduce(into: "") { text, character in
            text += character == sign ? other : String(character)
        }
    }
}
