/// The arguments of a program that runs an app.
@MainActor
struct LaunchArguments {
    nonisolated static let usage =
        "--plain, --theme THEME, --no-mouse, --fresh, --link LINK, --language CODE, "
        + "--data FOLDER and --trace FILE"

    private(set) var options = LaunchOptions()
    private(set) var isPlain = false

    init(_ words: [String]) throws(LaunchError) {
        var rest = words[...]
        while let word = rest.popFirst() {
            switch word {
            case "--plain": isPlain = true
            case "--theme": options.theme = try Self.theme(Self.value(of: word, &rest))
            case "--no-mouse": options.hasMouse = false
            case "--fresh": options.isFresh = true
            case "--link": options.link = try Self.value(of: word, &rest)
            case "--language": options.language = try Self.value(of: word, &rest)
            case "--data": options.folder = try Self.value(of: word, &rest)
            case "--trace": options.trace = try Self.value(of: word, &rest)
            case _: throw .unknownArgument(word)
            }
        }
    }

    private static func theme(_ name: String) throws(LaunchError) -> ColourTheme {
        guard let theme = ColourTheme(rawValue: name) else { throw .unknownTheme(name) }
        return theme
    }

    private static func value(
        of option: String, _ rest: inout ArraySlice<String>
    ) throws(LaunchError) -> String {
        guard let value = rest.popFirst(), !value.isEmpty else {
            throw .missingValue(option: option)
        }
        return value
    }
}
