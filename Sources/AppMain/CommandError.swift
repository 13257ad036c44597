import Screens

/// Why what was typed is not understood.
enum CommandError: Error, CustomStringConvertible {
    case unknown(String)
    case noAPI
    case api(APIAddressError)

    var description: String {
        switch self {
        case .unknown(let argument):
            "'\(argument)' is not understood: app takes --plain and --api URL, and no more."
        case .noAPI:
            "'--api' takes the address of an API, e.g. '--api https://api.example.com'."
        case .api(let error): error.description
        }
    }
}
