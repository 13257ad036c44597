import WaylineValues

/// A shell that can complete commands.
enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish

    /// Returns the script by which the shell completes lines of a program. It asks the program
    /// itself.
    func script(for program: String) -> String {
        let function =
            "_" + program.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
        let name = program.escaped(for: .shell)
        return switch self {
        case .bash: Self.bash(name, function)
        case .zsh: Self.zsh(name, function)
        case .fish: Self.fish(name, function)
        }
    }

    /// Returns the line of an offer. Fish and zsh put quotes around words themselves.
    @MainActor
    func line(of offer: Completions.Offer) -> String {
        let (word, summary) = (offer.word.escaped(for: .line), offer.summary.escaped(for: .line))
        return switch self {
        case .bash: word.escaped(for: .shell)
        case .zsh: offer.word.escaped(for: .zshOffer) + (summary.isEmpty ? "" : ":\(summary)")
        case .fish: summary.isEmpty ? word : "\(word)\t\(summary)"
        }
    }

    private static func bash(_ name: String, _ function: String) -> String {
        """
        \(function)() {
            local current=${COMP_WORDS[COMP_CWORD]}
            mapfile -t COMPREPLY < <("${COMP_WORDS[0]}" \(Completions.request) bash \
                "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
            case ${COMPREPLY[0]} in
                :files | :folders)
                    compopt -o filenames 2>/dev/null
                    [[ ${COMPREPLY[0]} == :files ]] && set -- -f || set -- -d
                    mapfile -t COMPREPLY < <(compgen "$1" -- "$current") ;;
            esac
        }
        complete -F \(function) \(name)

        """
    }

    private static func zsh(_ name: String, _ function: String) -> String {
        """
        #compdef \(name)
        \(function)() {
            local -a offers=("${(@f)$("${words[1]}" \(Completions.request) zsh \
                "${(@)words[2,CURRENT]}" 2>/dev/null)}")
            case $offers[1] in
                :files) _files ;;
                :folders) _files -/ ;;
                ?*) _describe '' offers ;;
            esac
        }
        if [[ ${funcstack[1]} == \(function) ]]; then
            \(function) "$@"
        else
            compdef \(function) \(name)
        fi

        """
    }

    private static func fish(_ name: String, _ function: String) -> String {
        """
        function \(function)
            set -l typed (commandline -opc) (commandline -ct)
            set -l offers ($typed[1] \(Completions.request) fish $typed[2..] 2>/dev/null)
            switch "$offers[1]"
                case :files
                    __fish_complete_path (commandline -ct)
                case :folders
                    __fish_complete_directories (commandline -ct)
                case '*'
                    printf '%s\\n' $offers
            end
        end
        complete -c \(name) -f -a '(\(function))'

        """
    }
}
