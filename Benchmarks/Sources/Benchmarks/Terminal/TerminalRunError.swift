/// The reason why `--terminal` cannot measure.
enum TerminalRunError: Error, CustomStringConvertible {
    case noProgram(String)

    var description: String {
        switch self {
        case .noProgram(let path):
            """
            '\(path)' is no program: build the one with the menu by \
            swift build -c release --product OneScreen, or name another with --program PATH.
            """
        }
    }
}
