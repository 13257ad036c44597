import Screens

/// What was typed after the program's name.
struct Command {
    private(set) var isPlain = false
    private(set) var isFresh = false
    private(set) var asksForHelp = false
    private(set) var folder: DataFolder?
    private(set) var api: APIAddress?
    private(set) var language: Language?
    private(set) var link: String?

    init(_ arguments: some Sequence<String>) throws(CommandError) {
        var rest = Arguments(arguments)
        rest.skip("run")
        while let option = rest.next() {
            switch option {
            case "--plain": isPlain = true
            case "--fresh": isFresh = true
            case "--help", "-h": asksForHelp = true
            case "--data": folder = DataFolder(try rest.value(of: .data))
            case "--api": api = try Self.api(rest.value(of: .api))
            case "--language": language = try Self.language(rest.value(of: .language))
            case "--link": link = try rest.value(of: .link)
            case _: throw .unknown(option)
            }
        }
    }

    private static func api(_ text: String) throws(CommandError) -> APIAddress {
        do throws(APIAddressError) { return try APIAddress(text) } catch { throw .api(error) }
    }

    private static func language(_ text: String) throws(CommandError) -> Language {
        guard let language = Language(code: text) else { throw .language(text) }
        return language
    }
}

/// The arguments that are left.
private struct Arguments {
    private var rest: ArraySlice<String>

    init(_ arguments: some Sequence<String>) {
        // `--x=y` is `--x y`.
        rest =
            arguments.flatMap { argument -> [String] in
                guard argument.hasPrefix("--"), let sign = argument.firstIndex(of: "=") else {
                    return [argument]
                }
                return [
                    String(argument[..<sign]), String(argument[argument.index(after: sign)...]),
                ]
            }[...]
    }

    /// The command that is meant where none is named.
    mutating func skip(_ command: String) {
        if rest.first == command { rest.removeFirst() }
    }

    mutating func next() -> String? {
        rest.popFirst()
    }

    mutating func value(of option: CommandError.Option) throws(CommandError) -> String {
        guard let value = rest.popFirst(), !value.isEmpty else { throw .missing(option) }
        return value
    }
}
