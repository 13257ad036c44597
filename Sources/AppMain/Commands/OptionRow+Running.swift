import Screens

/// What a run of the app can be told.
extension OptionRow {
    static let plain = OptionRow(
        "lines in place of the whole screen: for pipes, simple terminals and screen readers",
        letter: "p")

    static let fresh = OptionRow("begin anew, and not where the last run ended", letter: "f")

    static let data = OptionRow(
        "keep data in this folder; else in XDG_DATA_HOME/wayline, or ~/.local/share/wayline",
        value: ValueRow("DIR", .folder, "a folder, e.g. '--data ~/wayline'"))

    static let language = OptionRow(
        "speak this language: en or vi; else the one chosen in Settings, or that of LC_ALL, "
            + "LC_MESSAGES or LANG",
        value: ValueRow(
            "CODE", .suggestion(Language.allCases.map(\.rawValue)),
            "the code of a language: \(languages)"))

    static let link = OptionRow(
        "go on to this link, e.g. wayline://articles/1",
        value: ValueRow("URL", "a link, e.g. '--link wayline://settings'"))

    static let api = OptionRow(
        "ask the services behind this address, e.g. http://127.0.0.1:8080",
        value: ValueRow(
            "URL", "the address of an API, e.g. '--api https://api.example.com'"))

    static let script = OptionRow(
        "take the steps in this file, or on the standard input, and show no screen; 'app help "
            + "script' tells of them",
        value: ValueRow(
            "FILE|-", .file,
            "a file of steps, or '-' for the standard input, e.g. '--script login.txt'"))

    /// The languages, by code and name.
    static var languages: String {
        Language.allCases.map { "'\($0.rawValue)' (\($0.name))" }.joined(separator: " or ")
    }
}
