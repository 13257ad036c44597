import Screens

/// Why what was typed is not understood.
enum CommandError: Error {
    /// An option that takes a value.
    enum Option: String {
        case data, api, language, link
    }

    case unknown(String)
    case missing(Option)
    case api(APIAddressError)
    case language(String)
}

extension CommandError: CustomStringConvertible {
    var description: String {
        switch self {
        case .unknown(let argument):
            "'\(argument)' is not understood: app takes --plain, --fresh, --data DIR, --api URL, "
                + "--language CODE and --link URL; --help tells more."
        case .missing(.data): "'--data' takes a folder, e.g. '--data ~/wayline'."
        case .missing(.api):
            "'--api' takes the address of an API, e.g. '--api https://api.example.com'."
        case .missing(.language): "'--language' takes the code of a language: \(Self.codes)."
        case .missing(.link): "'--link' takes a link, e.g. '--link wayline://settings'."
        case .api(let error): error.description
        case .language(let code):
            "'\(code)' is not a language that the app speaks: take \(Self.codes)."
        }
    }

    private static var codes: String {
        Language.allCases.map { "'\($0.rawValue)' (\($0.name))" }.joined(separator: " or ")
    }
}
